package io.github.deadcube.web.table;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.Types;
import io.github.deadcube.api.shared.Types.Part;
import io.github.deadcube.web.Resources;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Writes a class for each type that the engine asks about, and one that lists them. They are written as bytecode,
 * because many records are private, which TeaVM does not check.
 */
public final class ShapeWriter {
    private static final String ENGINE = "io/github/deadcube/";
    private static final String API = "io.github.deadcube.api.";
    private static final String WEB = ENGINE + "web/";
    private static final String PACKAGE = WEB + "shape/";
    private static final String TABLE = PACKAGE + "Shapes";
    private static final String SERVICE = WEB + "Shape$Table";

    private static final Type SHAPE = Type.getObjectType(WEB + "Shape");
    private static final Type PART = Type.getType(Part.class);
    private static final Type CLASS = Type.getType(Class.class);
    private static final Type LIST = Type.getType(List.class);
    private static final Type OBJECT = Type.getType(Object.class);
    private static final Type OBJECTS = Type.getType(Object[].class);
    private static final Method LIST_OF = new Method("listOf", LIST, new Type[] {OBJECTS});

    private final Path folder;
    private Vector<String> written = Vector.empty();

    private ShapeWriter(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the shapes of the engine on the class path of this program.
     *
     * @param args the folder of the classes
     */
    public static void main(String[] args) throws IOException {
        EngineFiles engine = EngineFiles.ofClassPath();
        ShapeWriter writer = new ShapeWriter(Path.of(args[0]));
        Vector<Class<?>> types = engine.classes();
        TreeMap<String, TreeSet<String>> constants = constants(types);
        for (Class<?> type : types) writer.shape(type, constants.getOrElse(type.getName(), TreeSet.empty()));
        writer.table();
        writer.text(Resources.LIST, engine.resources().mkString("", "\n", "\n"));
        System.out.println(writer.written.size() + " of " + types.size() + " types have a shape");
    }

    /** The constants that usual values name, by their class. */
    private static TreeMap<String, TreeSet<String>> constants(Vector<Class<?>> types) {
        TreeMap<String, TreeSet<String>> all = TreeMap.empty();
        for (Part part : types.filter(type -> type.isRecord() && type.isAnnotationPresent(SavedName.class))
                .flatMap(Types::parts))
            if (!part.kind().isPrimitive()
                    && !part.kind().isEnum()
                    && part.kind() != RuleId.class
                    && !Seq.class.isAssignableFrom(part.kind()))
                for (String name : Vector.of(
                        part.usual(), part.text() == null ? null : part.text().usual()))
                    if (name != null && !name.isEmpty())
                        all = all.put(
                                part.kind().getName(),
                                all.getOrElse(part.kind().getName(), TreeSet.empty())
                                        .add(name));
        return all;
    }

    private void shape(Class<?> type, TreeSet<String> constants) throws IOException {
        boolean saved = type.isAnnotationPresent(SavedName.class);
        boolean record = type.isRecord() && (saved || type.getName().startsWith(API));
        List<Class<?>> within = saved ? Types.within(type) : List.of();
        List<Class<?>> beside = Library.Rule.class.isAssignableFrom(type) ? Types.recordsBeside(type) : List.of();
        if (!record && !type.isSealed() && within.isEmpty() && beside.isEmpty() && constants.isEmpty()) return;
        Type self = Type.getObjectType(PACKAGE + "S" + written.size());
        ClassWriter code = writer(self, SHAPE);
        constructor(code, type);
        if (record) record(code, type);
        if (Types.isInFull(type)) inFull(code);
        if (type.isSealed()) classes(code, "permitted", Types.permitted(type));
        if (!within.isEmpty()) classes(code, "within", within);
        if (!beside.isEmpty()) classes(code, "recordsBeside", beside);
        if (constants.nonEmpty()) constants(code, type, constants);
        write(self, code);
        written = written.append(self.getInternalName());
    }

    private static ClassWriter writer(Type self, Type parent, String... interfaces) {
        ClassWriter code = new ClassWriter(ClassWriter.COMPUTE_MAXS | ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String one, String other) {
                return OBJECT.getInternalName();
            }
        };
        code.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, self.getInternalName(), null, parent.getInternalName(), interfaces);
        return code;
    }

    private void write(Type self, ClassWriter code) throws IOException {
        code.visitEnd();
        Path file = folder.resolve(self.getInternalName() + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, code.toByteArray());
    }

    private static GeneratorAdapter method(ClassWriter code, String name, Type returns, Type... takes) {
        return new GeneratorAdapter(Opcodes.ACC_PUBLIC, new Method(name, returns, takes), null, null, code);
    }

    private static void constructor(ClassWriter code, Class<?> type) {
        GeneratorAdapter g = method(code, "<init>", Type.VOID_TYPE);
        g.loadThis();
        g.push(Type.getType(type));
        g.invokeConstructor(SHAPE, new Method("<init>", Type.VOID_TYPE, new Type[] {CLASS}));
        end(g);
    }

    private static void end(GeneratorAdapter g) {
        g.returnValue();
        g.endMethod();
    }

    private static void record(ClassWriter code, Class<?> type) {
        List<Part> parts = Types.parts(type);
        GeneratorAdapter g = method(code, "parts", LIST);
        array(g, OBJECT, Vector.ofAll(parts).map(part -> () -> part(g, part)));
        g.invokeStatic(SHAPE, LIST_OF);
        end(g);
        get(code, type, parts);
        make(code, type, parts);
    }

    private static void part(GeneratorAdapter g, Part part) {
        g.push(part.name());
        g.push(Type.getType(part.kind()));
        partType(g, declared(part));
        text(g, part.usual());
        text(g, part.text() == null ? null : part.text().usual());
        g.push(part.text() == null ? 0 : part.text().least());
        g.push(part.text() == null ? 0 : part.text().most());
        Type text = Type.getType(String.class);
        g.invokeStatic(SHAPE, new Method("part", PART, new Type[] {
            text, CLASS, Type.getType(PartType.class), text, text, Type.INT_TYPE, Type.INT_TYPE
        }));
    }

    private static @Nullable PartType declared(Part part) {
        try {
            return part.type().get();
        } catch (IllegalStateException e) {
            return null;
        }
    }

    private static void partType(GeneratorAdapter g, @Nullable PartType type) {
        if (type == null) {
            g.visitInsn(Opcodes.ACONST_NULL);
            return;
        }
        Type of = Type.getType(PartType.class);
        g.newInstance(of);
        g.dup();
        g.push(Type.getType(type.kind()));
        partType(g, type.of());
        g.invokeConstructor(of, new Method("<init>", Type.VOID_TYPE, new Type[] {CLASS, of}));
    }

    private static void text(GeneratorAdapter g, @Nullable String text) {
        if (text == null) g.visitInsn(Opcodes.ACONST_NULL);
        else g.push(text);
    }

    private static void array(GeneratorAdapter g, Type of, Vector<Runnable> elements) {
        g.push(elements.size());
        g.newArray(of);
        for (int i = 0; i < elements.size(); i++) {
            g.dup();
            g.push(i);
            elements.get(i).run();
            g.arrayStore(of);
        }
    }

    private static void get(ClassWriter code, Class<?> type, List<Part> parts) {
        if (parts.isEmpty()) return;
        GeneratorAdapter g = method(code, "get", OBJECT, OBJECT, Type.INT_TYPE);
        Label[] cases = Stream.generate(Label::new).limit(parts.size()).toArray(Label[]::new);
        Label none = new Label();
        g.loadArg(1);
        g.visitTableSwitchInsn(0, cases.length - 1, none, cases);
        for (int i = 0; i < cases.length; i++) {
            Type part = Type.getType(parts.get(i).kind());
            g.mark(cases[i]);
            g.loadArg(0);
            g.checkCast(Type.getType(type));
            g.invokeVirtual(Type.getType(type), new Method(parts.get(i).name(), part, new Type[0]));
            g.valueOf(part);
            g.returnValue();
        }
        g.mark(none);
        g.throwException(Type.getType(IllegalStateException.class), "no such part");
        g.endMethod();
    }

    private static void make(ClassWriter code, Class<?> type, List<Part> parts) {
        GeneratorAdapter g = method(code, "make", OBJECT, OBJECTS);
        g.newInstance(Type.getType(type));
        g.dup();
        for (int i = 0; i < parts.size(); i++) {
            g.loadArg(0);
            g.push(i);
            g.arrayLoad(OBJECT);
            g.unbox(Type.getType(parts.get(i).kind()));
        }
        Type[] takes = parts.stream().map(part -> Type.getType(part.kind())).toArray(Type[]::new);
        g.invokeConstructor(Type.getType(type), new Method("<init>", Type.VOID_TYPE, takes));
        end(g);
    }

    private static void classes(ClassWriter code, String method, List<Class<?>> types) {
        GeneratorAdapter g = method(code, method, LIST);
        array(g, OBJECT, Vector.ofAll(types).map(type -> () -> g.push(Type.getType(type))));
        g.invokeStatic(SHAPE, LIST_OF);
        end(g);
    }

    private static void inFull(ClassWriter code) {
        GeneratorAdapter g = method(code, "isInFull", Type.BOOLEAN_TYPE);
        g.push(true);
        end(g);
    }

    private static void constants(ClassWriter code, Class<?> type, TreeSet<String> names) {
        GeneratorAdapter g = method(code, "constant", OBJECT, Type.getType(String.class));
        for (String name : names) {
            Label next = new Label();
            g.push(name);
            g.loadArg(0);
            g.invokeVirtual(OBJECT, new Method("equals", Type.BOOLEAN_TYPE, new Type[] {OBJECT}));
            g.ifZCmp(GeneratorAdapter.EQ, next);
            g.getStatic(Type.getType(type), name, Type.getType(type));
            g.returnValue();
            g.mark(next);
        }
        g.loadThis();
        g.loadArg(0);
        g.visitMethodInsn(
                Opcodes.INVOKESPECIAL,
                SHAPE.getInternalName(),
                "constant",
                "(Ljava/lang/String;)Ljava/lang/Object;",
                false);
        end(g);
    }

    private void table() throws IOException {
        Type self = Type.getObjectType(TABLE);
        ClassWriter code = writer(self, OBJECT, SERVICE);
        GeneratorAdapter g = method(code, "<init>", Type.VOID_TYPE);
        g.loadThis();
        g.invokeConstructor(OBJECT, new Method("<init>", Type.VOID_TYPE, new Type[0]));
        end(g);
        GeneratorAdapter all = method(code, "shapes", Type.getObjectType("[" + SHAPE.getDescriptor()));
        array(all, SHAPE, written.map(name -> () -> {
            Type shape = Type.getObjectType(name);
            all.newInstance(shape);
            all.dup();
            all.invokeConstructor(shape, new Method("<init>", Type.VOID_TYPE, new Type[0]));
        }));
        end(all);
        write(self, code);
        text("META-INF/services/" + SERVICE.replace('/', '.'), TABLE.replace('/', '.') + "\n");
    }

    private void text(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
