package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A request or an object within it: its members as written, its JSON Pointer (empty for the whole line), the column
 * where it begins, the work on its answer, and what it has changed.
 */
record Request(Map<String, Member> members, String pointer, int column, Work work, Change change) {
    static final String DO = "do";
    static final String ID = "id";
    /** The language of refusals and faults in the answer. */
    static final String LANGUAGE = "language";

    static final String TOKEN = "token";
    static final String SIDE = "side";

    private static final Vector<String> OF_ALL = Vector.of(DO, ID, TOKEN, LANGUAGE);
    private static final int HIGHEST = 1_000_000;
    static final int LONGEST_TOKEN = 200;

    static Request of(String line) throws RequestError {
        return of(line, "{\"do\": \"start\"}");
    }

    /** @param example a line that would be right */
    static Request of(String line, String example) throws RequestError {
        return of(line, example, Work.UNLIMITED);
    }

    static Request of(String line, Work work) throws RequestError {
        return of(line, "{\"do\": \"start\"}", work);
    }

    private static Request of(String line, String example, Work work) throws RequestError {
        int half = TextBounds.halfAt(line);
        if (half >= 0) throw RequestError.at(half + 1, "this is not text", "UTF-8");
        return new Request(RequestJson.members(line, 1, example), "", 1, work, new Change());
    }

    /** Refuses unknown members. */
    Request only(String[] some, String... more) throws RequestError {
        return only(Vector.of(some).prependAll(Vector.of(more)));
    }

    Request only(String... known) throws RequestError {
        return only(Vector.of(known));
    }

    private Request only(Vector<String> known) throws RequestError {
        Vector<String> unknown = Vector.empty();
        for (String name : members.keySet())
            if (!OF_ALL.contains(name) && !known.contains(name)) unknown = unknown.append(name);
        if (unknown.isEmpty()) return this;
        CharSequence expected = known.isEmpty() ? "no member" : Sentence.of("one of {known}", known);
        throw RequestError.of(unknown.map(name -> placed(name, Fault.of("the member is not known here", expected))));
    }

    /** Refuses members beside another one that leaves nothing for them to say. */
    Request without(Vector<String> names, CharSequence because) throws RequestError {
        Vector<String> given = names.filter(this::has);
        if (given.nonEmpty())
            throw RequestError.of(given.map(name -> placed(name, Fault.of(because, Sentence.of("no {name}", name)))));
        return this;
    }

    /** The characters of all members. */
    int length() {
        return members.values().stream()
                .mapToInt(member -> member.json().length())
                .sum();
    }

    void repeatId(JsonObject answer) throws RequestError {
        if (has(ID))
            answer.put(ID, new JsonObject.Raw(RequestJson.onOneLine(member(ID).json())));
    }

    /** The language in which the answer tells refusals and faults; English if the request does not say one. */
    Language language() throws RequestError {
        return Language.of(text(LANGUAGE, Language.ENGLISH.code()))
                .getOrElseThrow(() -> expected(LANGUAGE, Sentence.of("one of {languages}", Language.all())));
    }

    String token() throws RequestError {
        String token = text(TOKEN, "");
        if (token.length() > LONGEST_TOKEN)
            throw wrong(TOKEN, "the token is too long", LONGEST_TOKEN + " characters at most");
        return token;
    }

    boolean has(String name) {
        return members.containsKey(name);
    }

    Member member(String name) throws RequestError {
        Member member = members.get(name);
        if (member == null) throw expected(name, "a value");
        return member;
    }

    /** The value of a member: a map, a list, a text, a number, or true or false. */
    Object value(String name) throws RequestError {
        return RequestJson.value(member(name).json());
    }

    boolean object(String name) {
        Member member = members.get(name);
        return member != null && member.json().startsWith("{");
    }

    String text(String name) throws RequestError {
        return textOf(name, () -> "a text");
    }

    /** @param expected what is right, for the fault of a member that is no text */
    String textOf(String name, Supplier<? extends CharSequence> expected) throws RequestError {
        if (has(name) && value(name) instanceof String text) return text;
        throw expected(name, expected.get());
    }

    String text(String name, String otherwise) throws RequestError {
        return has(name) ? text(name) : otherwise;
    }

    /**
     * The name of a bot.
     *
     * @param otherwise the bot of a request that names none; none if it is empty
     */
    String bot(String otherwise, BotRegistry bots) throws RequestError {
        String name = text("bot", otherwise);
        if (!bots.names().contains(name)) throw expected("bot", Sentence.of("one of {names}", bots.names()));
        return name;
    }

    long number(String name) throws RequestError {
        if (has(name) && value(name) instanceof Long number) return number;
        throw expected(name, "a whole number of up to 64 bits");
    }

    int number(String name, int least, int most) throws RequestError {
        if (has(name) && value(name) instanceof Long number && number >= least && number <= most)
            return number.intValue();
        throw expected(name, Sentence.of("a number from {least} to {most}", least, most));
    }

    long number(String name, long otherwise) throws RequestError {
        return has(name) ? number(name) : otherwise;
    }

    int number(String name, int least, int most, int otherwise) throws RequestError {
        return has(name) ? number(name, least, most) : otherwise;
    }

    boolean yes(String name, boolean otherwise) throws RequestError {
        if (!has(name)) return otherwise;
        if (value(name) instanceof Boolean yes) return yes;
        throw expected(name, "true or false");
    }

    /** True or false, which must be said. */
    boolean decided(String name) throws RequestError {
        member(name);
        return yes(name, false);
    }

    Side side(String name) throws RequestError {
        CharSequence expected = "'A' or 'B'";
        return switch (textOf(name, () -> expected)) {
            case "A" -> Side.A;
            case "B" -> Side.B;
            default -> throw expected(name, expected);
        };
    }

    /** An array of sides. */
    Vector<Side> sides(String name) throws RequestError {
        Vector<String> names = texts(name);
        if (!Vector.of("A", "B").containsAll(names)) throw expected(name, "an array of 'A' and 'B'");
        return names.map(Side::valueOf);
    }

    /**
     * The viewer that the request names. {@link GameSeats#viewer} also checks that the request may see what it sees.
     */
    Viewer viewer() throws RequestError {
        CharSequence expected = "'A', 'B' or 'everybody'";
        return Viewer.named(textOf(SIDE, () -> expected)).getOrElseThrow(() -> expected(SIDE, expected));
    }

    ModelId model(String name) throws RequestError {
        CharSequence expected = "a model, such as 'A3'";
        return ModelId.read(textOf(name, () -> expected)).toOption().getOrElseThrow(() -> expected(name, expected));
    }

    /** A choice, either in notation or as an object. */
    Choice choice(String name, Json json) throws RequestError {
        if (read(name, json.readInput(member(name).json())) instanceof Choice choice) return choice;
        throw expected(name, "a choice, not dice");
    }

    /** What was made of a member; or an error with everything that is wrong with it. */
    <T> T sound(String name, Either<? extends Seq<?>, T> made) throws RequestError {
        if (made.isLeft()) throw wrong(name, made.getLeft());
        return made.get();
    }

    /** The document in a member. It has one line, and its columns are converted to columns of the request. */
    <T> T read(String name, Either<Seq<Fault>, T> read) throws RequestError {
        if (read.isLeft()) {
            int column = member(name).column() - 1;
            throw wrong(
                    name,
                    read.getLeft()
                            .map(fault -> fault.at(0, column + fault.where().column())));
        }
        return read.get();
    }

    Request inner(String name, String... known) throws RequestError {
        if (!object(name)) throw expected(name, Sentence.of("an object with {known}", String.join(", ", known)));
        Member member = member(name);
        Map<String, Member> inner = RequestJson.members(member.json(), member.column(), "{}");
        return new Request(inner, at(name), member.column(), work, change).only(known);
    }

    Dice dice(String name) throws RequestError {
        return Dice.of(numbers(name));
    }

    Vector<String> texts(String name) throws RequestError {
        CharSequence expected = "an array of texts";
        if (!has(name) || !(value(name) instanceof List<?> list)) throw expected(name, expected);
        Vector<String> texts = Vector.empty();
        for (Object one : list) {
            if (!(one instanceof String text)) throw expected(name, expected);
            texts = texts.append(text);
        }
        return texts;
    }

    /** An array of numbers from 1 upward, for dice or a shuffle. */
    Vector<Integer> numbers(String name) throws RequestError {
        return numbers(name, 1, HIGHEST);
    }

    Vector<Integer> numbers(String name, int least, int most) throws RequestError {
        if (!has(name) || !(value(name) instanceof List<?> list)) throw expected(name, "an array of numbers");
        Vector<Integer> numbers = Vector.empty();
        for (Object one : list) {
            if (!(one instanceof Long number) || number < least || number > most)
                throw expected(
                        name,
                        (most == HIGHEST
                                ? Sentence.of("an array of numbers from {least} upward", least)
                                : Sentence.of("an array of numbers from {least} to {most}", least, most)));
            numbers = numbers.append(number.intValue());
        }
        return numbers;
    }

    /**
     * Refuses an answer that is too long before it is whole.
     *
     * @param characters of the answer so far
     * @param less how to ask for less
     */
    void holds(long characters, int longest, CharSequence less) throws RequestError {
        if (characters > longest)
            throw wrong(
                    DO,
                    Sentence.of("the answer has more than {longest} characters", longest),
                    Sentence.of("{longest} at most: {less}", longest, Sentence.of(less)));
        work.holds(characters);
    }

    /** The error of a request in which the engine or a rule has thrown. */
    RequestError failed(CharSequence text, Throwable thrown) {
        return wrong(DO, text, "").because(thrown);
    }

    /** A member is missing, or it is not what it must be. */
    RequestError expected(String name, CharSequence expected) {
        Member member = members.get(name);
        return wrong(
                name,
                member == null
                        ? "it is missing"
                        : Fault.unread(member.json(), "").sentence(),
                expected);
    }

    RequestError wrong(String name, CharSequence text, CharSequence expected) {
        return wrong(name, Vector.of(Fault.of(text, expected)));
    }

    /** A rule forbids what a member asks for. */
    RequestError refused(String name, Rejection no) {
        return wrong(name, Vector.of(Fault.of(no.rule(), no.sentence(), no.expectation())));
    }

    /** Everything that is wrong with a member: faults, or their texts. */
    RequestError wrong(String name, Seq<?> faults) {
        return RequestError.of(faults.map(one -> placed(
                name,
                one instanceof Fault fault
                        ? fault
                        : Fault.of(one instanceof Sentence said ? said : Sentence.verbatim(String.valueOf(one))))));
    }

    /** A fault without a place is at the beginning of its member, or of the object that lacks the member. */
    Fault placed(String name, Fault fault) {
        Member member = members.get(name);
        Vector<Sentence> steps = fault.where().steps();
        Fault placed = fault.where().names().startsWith("/")
                ? fault.at(at(name) + fault.where().names())
                : fault.in(steps.prepend(Sentence.verbatim(at(name))));
        if (fault.where().column() > 0 || fault.where().line() > 0) return placed;
        return placed.at(0, member == null ? column : member.column());
    }

    private String at(String name) {
        return JsonObject.pointer(pointer, name);
    }

    /** The value of a member as written, and its column in the line, from 1. */
    record Member(String json, int column) {}

    /** What a request has changed. It is taken back if the answer is too long to be given. */
    static final class Change {
        private Runnable undo = () -> {};

        void canBeTakenBack(Runnable how) {
            undo = how;
        }

        void takeBack() {
            undo.run();
        }
    }
}
