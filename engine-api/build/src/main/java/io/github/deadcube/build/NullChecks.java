package io.github.deadcube.build;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.ParameterNode;
import org.objectweb.asm.tree.RecordComponentNode;
import org.objectweb.asm.tree.TypeAnnotationNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Adds checks for null to the compiled classes of a module: each public or protected method and constructor of the
 * public types in its exported packages throws a {@link NullPointerException} with the name of the parameter if an
 * argument is null. JSpecify's {@code @Nullable} allows null.
 *
 * <p>A record cannot inherit such a check, and six hundred constructors with a line for each component would hide what
 * else they check. The compiler proves with the same annotations that the project itself passes no null.
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
     * @param arguments the folder with the classes of a module; then the names of classes in other packages that
     *     implement exported interfaces
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

    /**
     * One method that may get checks for null. The checks come first, so that nothing is done before the method throws.
     */
    private record CheckedMethod(ClassNode owner, MethodNode method) {
        private static final String OBJECTS = "java/util/Objects";
        private static final String CHECK = "requireNonNull";
        private static final String CHECK_TYPE = "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;";

        /** Returns whether a check was added. A parameter that the method already checks first gets no second check. */
        boolean addChecks() {
            if (!isChecked()) return false;
            Set<String> known = checkedNames();
            InsnList checks = new InsnList();
            Type[] types = Type.getArgumentTypes(method.desc);
            List<ParameterNode> parameters = parameters(types.length);
            int slot = (method.access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
            for (int i = 0; i < types.length; i++) {
                String name = parameters.get(i).name;
                if (isReference(types[i]) && !isHidden(parameters.get(i)) && !known.contains(name) && !allowsNull(i)) {
                    checks.add(new VarInsnNode(Opcodes.ALOAD, slot));
                    checks.add(new LdcInsnNode(name));
                    checks.add(new MethodInsnNode(Opcodes.INVOKESTATIC, OBJECTS, CHECK, CHECK_TYPE));
                    checks.add(new InsnNode(Opcodes.POP));
                }
                slot += types[i].getSize();
            }
            if (checks.size() == 0) return false;
            insert(checks);
            method.maxStack = Math.max(method.maxStack, 2);
            return true;
        }

        private boolean isChecked() {
            boolean visible = (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
            boolean written =
                    (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == 0;
            return visible && written && !isEquals() && !isOfEnum();
        }

        /** {@code equals(null)} is false. */
        private boolean isEquals() {
            return method.name.equals("equals") && method.desc.equals("(Ljava/lang/Object;)Z");
        }

        /** The compiler writes it for each enum, without a name for its parameter. */
        private boolean isOfEnum() {
            return (owner.access & Opcodes.ACC_ENUM) != 0 && method.name.equals("valueOf");
        }

        private List<ParameterNode> parameters(int count) {
            if (count == 0) return List.of();
            if (method.parameters == null || method.parameters.size() != count)
                throw new IllegalStateException(
                        owner.name + "." + method.name + " has no names of parameters; compile with -parameters");
            return method.parameters;
        }

        private static boolean isReference(Type type) {
            return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
        }

        private static boolean isHidden(ParameterNode parameter) {
            return (parameter.access & Opcodes.ACC_SYNTHETIC) != 0;
        }

        private boolean allowsNull(int parameter) {
            List<TypeAnnotationNode> of = annotations().stream()
                    .filter(one -> {
                        TypeReference at = new TypeReference(one.typeRef);
                        return at.getSort() == TypeReference.METHOD_FORMAL_PARAMETER
                                && at.getFormalParameterIndex() == parameter;
                    })
                    .collect(Collectors.toList());
            if (NullChecks.allowsNull(of)) return true;
            RecordComponentNode component = component(parameter);
            return component != null && NullChecks.allowsNull(component.visibleTypeAnnotations);
        }

        private List<TypeAnnotationNode> annotations() {
            return method.visibleTypeAnnotations == null ? List.of() : method.visibleTypeAnnotations;
        }

        /**
         * The component that a parameter of a canonical constructor sets: the compiler does not copy annotations to all
         * such constructors.
         */
        private @Nullable RecordComponentNode component(int parameter) {
            if (!method.name.equals("<init>") || owner.recordComponents == null) return null;
            String canonical = owner.recordComponents.stream()
                    .map(one -> one.descriptor)
                    .collect(Collectors.joining("", "(", ")V"));
            return method.desc.equals(canonical) ? owner.recordComponents.get(parameter) : null;
        }

        /** The parameters that the sources check first, or an earlier run. */
        private Set<String> checkedNames() {
            Set<String> names = new HashSet<>();
            for (AbstractInsnNode at = method.instructions.getFirst(); at != null; at = at.getNext()) {
                if (at.getOpcode() < 0 || at.getOpcode() == Opcodes.ALOAD || at.getOpcode() == Opcodes.POP) continue;
                if (at instanceof LdcInsnNode) continue;
                if (!(at instanceof MethodInsnNode call) || !call.name.equals(CHECK) || !call.owner.equals(OBJECTS))
                    break;
                if (call.getPrevious() instanceof LdcInsnNode name) names.add(String.valueOf(name.cst));
            }
            return names;
        }

        /**
         * Before the first label, because frames use labels as the places of instructions; with the first line, for
         * stack traces.
         */
        private void insert(InsnList checks) {
            for (AbstractInsnNode at = method.instructions.getFirst(); at != null; at = at.getNext())
                if (at instanceof LineNumberNode first) {
                    LabelNode start = new LabelNode();
                    checks.insert(new LineNumberNode(first.line, start));
                    checks.insert(start);
                    break;
                }
            method.instructions.insert(checks);
        }
    }
}
