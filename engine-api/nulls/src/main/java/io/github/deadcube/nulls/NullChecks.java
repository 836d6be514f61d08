package io.github.deadcube.nulls;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;

/**
 * Adds checks for null to the compiled classes of a module: each public or protected method and constructor of the public types in its exported
 * packages throws a {@link NullPointerException} with the name of the parameter if an argument is null. JSpecify's {@code @Nullable} allows null.
 *
 * <p>A record cannot inherit such a check, and six hundred constructors with a line for each component would hide what else they check.
 * The compiler proves with the same annotations that the project itself passes no null.
 */
public final class NullChecks {
    private final Path classes;
    private final Set<String> exported;
    private final Set<String> further;
    private final Map<String, ClassNode> read = new HashMap<>();

    private NullChecks(Path classes, Set<String> exported, Set<String> further) {
        this.classes = classes;
        this.exported = exported;
        this.further = further;
    }

    /**
     * Adds the checks to the classes of one module.
     *
     * @param arguments the folder with the classes of a module; then the names of classes in other packages that implement exported interfaces
     * @throws IOException if a class cannot be read or written
     */
    public static void main(String... arguments) throws IOException {
        Path classes = Path.of(arguments[0]);
        Set<String> further = Stream.of(arguments)
                .skip(1)
                .map(name -> name.replace('.', '/'))
                .collect(Collectors.toUnmodifiableSet());
        new NullChecks(classes, exported(classes), further).run();
    }

    private static Set<String> exported(Path classes) throws IOException {
        try (InputStream module = Files.newInputStream(classes.resolve("module-info.class"))) {
            return ModuleDescriptor.read(module).exports().stream()
                    .filter(one -> !one.isQualified())
                    .map(Exports::source)
                    .map(name -> name.replace('.', '/'))
                    .collect(Collectors.toUnmodifiableSet());
        }
    }

    private void run() throws IOException {
        for (String folder : exported)
            for (Path file : files(classes.resolve(folder))) {
                ClassNode type = read(name(file));
                if (isPublic(type)) check(type);
            }
        for (String name : further) check(read(name));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.endsWith("package-info.class"))
                    .sorted()
                    .toList();
        }
    }

    private String name(Path file) {
        String path = classes.relativize(file).toString().replace('\\', '/');
        return path.substring(0, path.length() - ".class".length());
    }

    private Path file(String name) {
        return classes.resolve(name + ".class");
    }

    private ClassNode read(String name) throws IOException {
        ClassNode known = read.get(name);
        if (known != null) return known;
        ClassNode type = new ClassNode();
        new ClassReader(Files.readAllBytes(file(name))).accept(type, 0);
        read.put(name, type);
        return type;
    }

    /** Whether a type is public, and each type that contains it. */
    private boolean isPublic(ClassNode type) throws IOException {
        for (InnerClassNode inner : type.innerClasses)
            if (inner.name.equals(type.name)) {
                boolean visible = (inner.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
                return visible && inner.outerName != null && isPublic(read(inner.outerName));
            }
        return (type.access & Opcodes.ACC_PUBLIC) != 0;
    }

    private void check(ClassNode type) throws IOException {
        byte[] before = Files.readAllBytes(file(type.name));
        boolean changed = false;
        for (var method : type.methods) changed |= new CheckedMethod(type, method).addChecks();
        if (!changed) return;
        ClassWriter writer = new ClassWriter(new ClassReader(before), 0);
        type.accept(writer);
        byte[] after = writer.toByteArray();
        if (!Arrays.equals(before, after)) Files.write(file(type.name), after);
    }

    /** Whether annotations of a type contain {@code @Nullable}. */
    static boolean allowsNull(@Nullable List<? extends org.objectweb.asm.tree.TypeAnnotationNode> annotations) {
        return annotations != null
                && annotations.stream()
                        .anyMatch(
                                one -> one.typePath == null && one.desc.equals("Lorg/jspecify/annotations/Nullable;"));
    }
}
