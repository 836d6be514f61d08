package io.github.deadcube.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.Source;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The main classes of all modules. */
final class MainCode {
    static final String ROOT = "io.github.deadcube";

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    private MainCode() {}

    /** Returns the name of the top-level class of a nested class. */
    static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(MainCode::outermost).orElse(type.getName());
    }

    /** The texts in the constants of a compiled class. */
    static List<String> texts(JavaClass type) {
        Source source = type.getSource().get();
        try (InputStream in = source.getUri().toURL().openStream();
                DataInputStream data = new DataInputStream(new BufferedInputStream(in))) {
            data.readInt();
            data.readInt();
            int count = data.readUnsignedShort();
            String[] words = new String[count];
            List<Integer> texts = new ArrayList<>();
            for (int i = 1; i < count; i++) {
                int tag = data.readUnsignedByte();
                switch (tag) {
                    case 1 -> words[i] = data.readUTF();
                    case 5, 6 -> {
                        data.readLong();
                        i++;
                    }
                    case 8 -> texts.add(data.readUnsignedShort());
                    case 7, 16, 19, 20 -> data.readUnsignedShort();
                    case 15 -> data.skipBytes(3);
                    default -> data.readInt();
                }
            }
            return texts.stream().map(at -> words[at]).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
