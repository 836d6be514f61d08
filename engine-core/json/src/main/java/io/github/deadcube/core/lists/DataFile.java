package io.github.deadcube.core.lists;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** A file of lists as bytes, unzipped: whole, within bounds, or why not. */
final class DataFile {
    /** Many times the largest list that players keep. */
    private static final int MOST_BYTES = 16 << 20;

    private static final int MOST_ENTRIES = 100;
    /** Some spaces and a byte order mark may come before XML. */
    private static final int MOST_BEFORE = 64;

    private static final byte[] ZIP = {'P', 'K', 3, 4};
    /** What the end of a zip begins with; an empty one has nothing else. */
    private static final byte[] END = {'P', 'K', 5, 6};
    /** The longest end of a zip, with its comment. */
    private static final int LONGEST_END = 22 + 65_535;

    private DataFile() {}

    static Either<Fault, byte[]> read(Path file) {
        if (Files.isDirectory(file))
            return Either.left(Fault.of("this is a folder", "a file with a list, a roster or a game system"));
        if (Files.exists(file) && !Files.isRegularFile(file))
            return Either.left(Fault.of("this is a pipe or a device", "a file with a list, a roster or a game system"));
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES)
                return Either.left(Fault.of("this is too large", "at most " + MOST_BYTES + " bytes"));
            return zipped(bytes) ? unzipped(bytes) : Either.right(bytes);
        } catch (NoSuchFileException e) {
            return Either.left(Fault.of("there is no such file"));
        } catch (AccessDeniedException e) {
            return Either.left(Fault.of("this file may not be read"));
        } catch (IOException e) {
            return Either.left(Fault.of("this file cannot be read"));
        }
    }

    /** Whether a file begins as a zip or as XML. */
    static boolean begins(Path file) {
        if (!Files.isRegularFile(file)) return false;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BEFORE);
            return zipped(bytes) || Xml.begins(bytes);
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether the bytes are a zip. The name of the file does not say so: players rename these files. */
    private static boolean zipped(byte[] bytes) {
        return at(0, ZIP, bytes) || at(0, END, bytes);
    }

    private static boolean at(int place, byte[] part, byte[] bytes) {
        return bytes.length >= place + part.length
                && Arrays.equals(bytes, place, place + part.length, part, 0, part.length);
    }

    /** Whether the list of the files is there, which a stream of a zip does not need. */
    private static boolean isWhole(byte[] zip) {
        for (int place = zip.length; place >= Math.max(0, zip.length - LONGEST_END); place--)
            if (at(place, END, zip)) return true;
        return false;
    }

    /** The only list in it. No more is unpacked than is read of a plain file. */
    private static Either<Fault, byte[]> unzipped(byte[] zip) {
        if (!isWhole(zip)) return Either.left(Fault.of("this zip breaks off"));
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            long budget = MOST_BYTES;
            Option<byte[]> list = Option.none();
            ZipEntry entry = in.getNextEntry();
            for (int n = 0; entry != null; n++) {
                if (n == MOST_ENTRIES)
                    return Either.left(
                            Fault.of("more than " + MOST_ENTRIES + " files are zipped here", "the list alone"));
                byte[] bytes = in.readNBytes((int) budget + 1);
                if (bytes.length > budget)
                    return Either.left(Fault.of(
                            "what is zipped here is too large: at most " + MOST_BYTES + " bytes are unpacked"));
                if (isList(entry.getName())) {
                    if (list.isDefined())
                        return Either.left(
                                Fault.of("more than one .gst, .cat or .ros is zipped here", "one list in each file"));
                    list = Option.some(bytes);
                }
                budget -= bytes.length;
                entry = in.getNextEntry();
            }
            return list.toEither(Fault.of("no .gst, .cat or .ros is zipped here"));
        } catch (ZipException | IllegalArgumentException e) {
            return Either.left(Fault.of("this zip is damaged"));
        } catch (IOException e) {
            return Either.left(Fault.of("this zip breaks off"));
        }
    }

    private static boolean isList(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        // macOS zips what it knows about a file beside it, under the same name
        if (lower.startsWith("__macosx/")) return false;
        return lower.endsWith(".gst") || lower.endsWith(".cat") || lower.endsWith(".ros");
    }

    /**
     * Reads JSON that repeats a roster's XML name by name, as the program New Recruit exports it. Lists are arrays, attributes are
     * fields, and the text of a characteristic is the field {@code $text}.
     */
    static final class RosterJson {
        private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
        private static final String TEXT = "$text";
        private static final String HALF = "half of a character";
        /** No file of text can hold it. */
        private static final String ZERO = "the character \\u0000";

        private static final String MANY_IES = "ies";
        private static final JsonFactory JSON = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(Xml.DEEPEST)
                        .build())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();

        /** How the parser begins to say that an object has a name twice. */
        private static final String TWICE = "Duplicate field";

        private final String file;
        private final JsonParser parser;
        private int elements;

        private RosterJson(String file, JsonParser parser) {
            this.file = file;
            this.parser = parser;
        }

        /** The parser leaves out the byte order mark of UTF-8. */
        static boolean begins(byte[] bytes) {
            int i = at(0, MARK, bytes) ? MARK.length : 0;
            while (i < bytes.length && Character.isWhitespace(bytes[i])) i++;
            return i < bytes.length && bytes[i] == '{';
        }

        /** The object in the outermost object: {@code {"roster": {…}}}. */
        static Either<Xml.Refused, Element> read(String file, byte[] bytes) {
            try (JsonParser parser = JSON.createParser(bytes)) {
                return new RosterJson(file, parser).root();
            } catch (JsonProcessingException e) {
                int line = e.getLocation() == null
                        ? 1
                        : Math.max(1, e.getLocation().getLineNr());
                return Either.left(new Xml.Refused(line, what(String.valueOf(e.getOriginalMessage()))));
            } catch (IOException e) {
                return Either.left(new Xml.Refused(1, "the JSON breaks off"));
            }
        }

        private static String what(String message) {
            if (message.equals(HALF) || message.equals(ZERO)) return "a text has " + message;
            if (message.equals(Xml.TOO_MANY)) return message;
            return message.startsWith(TWICE)
                    ? "an object has a name twice"
                    : "the JSON breaks off here, is not well-formed, or is too deep";
        }

        private Either<Xml.Refused, Element> root() throws IOException {
            parser.nextToken();
            Element outermost = object("", line());
            if (parser.nextToken() != null) return Either.left(new Xml.Refused(line(), "something follows the object"));
            return outermost.children().size() == 1
                    ? Either.right(outermost.children().head())
                    : Either.left(new Xml.Refused(1, "one object is expected, such as {\"roster\": …}"));
        }

        private int line() {
            return parser.currentTokenLocation().getLineNr();
        }

        private Element object(String name, int line) throws IOException {
            int number = counted();
            SortedMap<String, String> attributes = new TreeMap<>();
            List<Element> children = new ArrayList<>();
            String text = "";
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = whole(parser.currentName());
                JsonToken value = parser.nextToken();
                if (value == JsonToken.START_OBJECT) children.add(object(field, line()));
                else if (value == JsonToken.START_ARRAY) children.add(array(field, line()));
                else if (value != JsonToken.VALUE_NULL && field.equals(TEXT)) text = whole(parser.getText());
                else if (value != JsonToken.VALUE_NULL) attributes.put(field, whole(parser.getText()));
            }
            return new Element(file, name, line, number, attributes, Vector.ofAll(children), text.strip());
        }

        private int counted() throws IOException {
            if (++elements > Xml.MOST_ELEMENTS) throw new JsonParseException(parser, Xml.TOO_MANY);
            return elements;
        }

        private String whole(String text) throws IOException {
            if (text.indexOf('\0') >= 0) throw new JsonParseException(parser, ZERO);
            if (TextBounds.half(text).isDefined()) throw new JsonParseException(parser, HALF);
            return text;
        }

        private Element array(String name, int line) throws IOException {
            int number = counted();
            List<Element> children = new ArrayList<>();
            for (JsonToken t = parser.nextToken(); t != null && t != JsonToken.END_ARRAY; t = parser.nextToken())
                if (t == JsonToken.START_OBJECT) children.add(object(single(name), line()));
                else parser.skipChildren();
            return new Element(file, name, line, number, new TreeMap<>(), Vector.ofAll(children), "");
        }

        /** The name of an element of a list: category for categories, force for forces. */
        private static String single(String list) {
            if (list.endsWith(MANY_IES)) return list.substring(0, list.length() - MANY_IES.length()) + "y";
            return list.endsWith("s") ? list.substring(0, list.length() - 1) : list;
        }
    }
}
