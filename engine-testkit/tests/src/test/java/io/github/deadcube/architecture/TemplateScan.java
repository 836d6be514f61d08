package io.github.deadcube.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.api.rule.Sentence;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/**
 * The templates of all sentences, from the compiled code. A text becomes a sentence where the code passes, returns or
 * keeps it as a {@link CharSequence}, or gives it to {@link Sentence#of(String, Object...)}: there it must be a
 * constant. Among the arguments of a template a constant with words must be a sentence.
 */
final class TemplateScan {
    private static final String SEQUENCE = Type.getDescriptor(CharSequence.class);
    private static final String STRING = Type.getDescriptor(String.class);
    private static final String SENTENCE = Type.getInternalName(Sentence.class);
    private static final String ARRAY = Type.getDescriptor(Object[].class) + ")";
    private static final Pattern WORDS = Pattern.compile("[a-z]{2} [a-z]{2}");
    private static final String OURS = "io/github/deadcube/";

    /** Each template, with the classes that have it. */
    private final Map<String, Set<String>> templates = new TreeMap<>();
    /** Texts that are no constants, each with its place. */
    private final Set<String> glued = new TreeSet<>();

    private final ClassNode type = new ClassNode();

    private TemplateScan() {}

    /** The templates of the main code, with the classes that have them; the texts that are glued. */
    record Found(Map<String, Set<String>> templates, Set<String> glued) {}

    static Found mainCode() {
        Found all = new Found(new TreeMap<>(), new TreeSet<>());
        for (JavaClass type : MainCode.CLASSES)
            try (InputStream in = type.getSource().get().getUri().toURL().openStream()) {
                add(all, scan(in.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        return all;
    }

    private static void add(Found all, Found more) {
        more.templates.forEach((template, at) -> all.templates
                .computeIfAbsent(template, first -> new TreeSet<>())
                .addAll(at));
        all.glued.addAll(more.glued);
    }

    static Found scan(byte[] compiled) {
        TemplateScan scan = new TemplateScan();
        new ClassReader(compiled).accept(scan.type, ClassReader.SKIP_FRAMES);
        for (MethodNode method : scan.type.methods) scan.method(method);
        return new Found(scan.templates, scan.glued);
    }

    private void method(MethodNode method) {
        Frame<Text>[] frames;
        try {
            frames = new Analyzer<>(new Texts()).analyze(type.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException(type.name + "." + method.name, e);
        }
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode code = method.instructions.get(i);
            if (frames[i] != null) instruction(method, code, frames[i]);
            if (code instanceof MethodInsnNode call && isTemplated(call)) arguments(method, i, frames);
        }
    }

    private static boolean isTemplated(MethodInsnNode call) {
        return call.owner.equals(SENTENCE) && call.name.equals("of") && call.desc.contains(ARRAY);
    }

    /** An argument that is a constant text with words would be told in English in each language. */
    private void arguments(MethodNode method, int call, Frame<Text>[] frames) {
        int inner = 0;
        for (int i = call - 1; i >= 0; i--) {
            AbstractInsnNode code = method.instructions.get(i);
            if (code instanceof MethodInsnNode other && other.desc.contains(ARRAY)) inner++;
            else if (code.getOpcode() == Opcodes.ANEWARRAY && inner-- == 0) return;
            else if (code.getOpcode() == Opcodes.AASTORE && inner == 0 && frames[i] != null)
                for (String text : top(frames[i], 0).constants)
                    if (WORDS.matcher(text).find())
                        glued.add(place(method, code) + ": '" + text + "' is an argument; expected a sentence");
        }
    }

    private String place(MethodNode method, AbstractInsnNode code) {
        return className() + "." + method.name + ", line " + line(code);
    }

    private String className() {
        return type.name.substring(type.name.lastIndexOf('/') + 1).replaceAll("[$].*", "");
    }

    private void instruction(MethodNode method, AbstractInsnNode code, Frame<Text> frame) {
        if (code instanceof MethodInsnNode call && call.owner.startsWith(OURS)) call(method, code, call, frame);
        else if (code instanceof FieldInsnNode field
                && (field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC)
                && field.desc.equals(SEQUENCE)) told(method, code, top(frame, 0), 0);
        else if (code.getOpcode() == Opcodes.ARETURN && method.desc.endsWith(")" + SEQUENCE))
            told(method, code, top(frame, 0), 0);
    }

    private void call(MethodNode method, AbstractInsnNode code, MethodInsnNode call, Frame<Text> frame) {
        Type[] parameters = Type.getArgumentTypes(call.desc);
        boolean template = isTemplated(call);
        for (int i = 0; i < parameters.length; i++)
            if (template && i == 0 || parameters[i].getDescriptor().equals(SEQUENCE))
                told(
                        method,
                        code,
                        top(frame, parameters.length - 1 - i),
                        template ? Math.max(0, top(frame, 0).number) : 0);
    }

    private static Text top(Frame<Text> frame, int below) {
        return frame.getStack(frame.getStackSize() - 1 - below);
    }

    private void told(MethodNode method, AbstractInsnNode code, Text text, int arguments) {
        if (text.glued) glued.add(place(method, code));
        for (String template : text.constants) {
            if (template.isEmpty()) continue;
            templates.computeIfAbsent(template, first -> new TreeSet<>()).add(className());
            String wrong = arguments == 0 ? "" : wrong(template, arguments);
            if (!wrong.isEmpty()) glued.add(place(method, code) + ": " + wrong);
        }
    }

    /** What is wrong with a template of so many arguments; empty if it is right. */
    private static String wrong(String template, int arguments) {
        Integer[] numbers = new Integer[arguments];
        for (int i = 0; i < arguments; i++) numbers[i] = i;
        try {
            return Sentence.of(template, (Object[]) numbers).toString().isEmpty() ? "it says nothing" : "";
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }

    private static int line(AbstractInsnNode code) {
        AbstractInsnNode at = code;
        while (at != null && !(at instanceof LineNumberNode)) at = at.getPrevious();
        return at == null ? 0 : ((LineNumberNode) at).line;
    }

    /**
     * What is known of a value.
     *
     * @param size 2 for a long and a double
     * @param constants the texts that it may be
     * @param glued whether it may be a text that is no constant
     * @param number the constant number, or the length of an array with a constant length; -1 if it is not known
     */
    private record Text(int size, Set<String> constants, boolean glued, int number) implements Value {
        static final Text ONE = new Text(1, Set.of(), false, -1);
        static final Text TWO = new Text(2, Set.of(), false, -1);
        static final Text GLUED = new Text(1, Set.of(), true, -1);

        @Override
        public int getSize() {
            return size;
        }
    }

    private static final class Texts extends Interpreter<Text> {
        Texts() {
            super(Opcodes.ASM9);
        }

        @Override
        public @Nullable Text newValue(@Nullable Type type) {
            if (type == null) return Text.ONE;
            if (type == Type.VOID_TYPE) return null;
            if (type.getDescriptor().equals(STRING)) return Text.GLUED;
            return type.getSize() == 2 ? Text.TWO : Text.ONE;
        }

        @Override
        public Text newOperation(AbstractInsnNode code) {
            if (code instanceof LdcInsnNode constant) {
                if (constant.cst instanceof String text) return new Text(1, Set.of(text), false, -1);
                return constant.cst instanceof Long || constant.cst instanceof Double ? Text.TWO : Text.ONE;
            }
            if (code instanceof FieldInsnNode field) return newValue(Type.getType(field.desc));
            int opcode = code.getOpcode();
            if (opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5)
                return new Text(1, Set.of(), false, opcode - Opcodes.ICONST_0);
            if (code instanceof IntInsnNode number) return new Text(1, Set.of(), false, number.operand);
            boolean wide = opcode == Opcodes.LCONST_0
                    || opcode == Opcodes.LCONST_1
                    || opcode == Opcodes.DCONST_0
                    || opcode == Opcodes.DCONST_1;
            return wide ? Text.TWO : Text.ONE;
        }

        @Override
        public Text copyOperation(AbstractInsnNode code, Text value) {
            return value;
        }

        @Override
        public @Nullable Text unaryOperation(AbstractInsnNode code, Text value) {
            return switch (code.getOpcode()) {
                case Opcodes.ANEWARRAY -> new Text(1, Set.of(), false, value.number);
                case Opcodes.GETFIELD -> newValue(Type.getType(((FieldInsnNode) code).desc));
                case Opcodes.CHECKCAST -> {
                    boolean text = ((TypeInsnNode) code).desc.equals("java/lang/String");
                    yield text && value.constants.isEmpty() ? Text.GLUED : value;
                }
                case Opcodes.LNEG,
                        Opcodes.DNEG,
                        Opcodes.I2L,
                        Opcodes.I2D,
                        Opcodes.L2D,
                        Opcodes.F2L,
                        Opcodes.F2D,
                        Opcodes.D2L -> Text.TWO;
                default -> Text.ONE;
            };
        }

        @Override
        public Text binaryOperation(AbstractInsnNode code, Text one, Text other) {
            return switch (code.getOpcode()) {
                case Opcodes.LALOAD,
                        Opcodes.DALOAD,
                        Opcodes.LADD,
                        Opcodes.DADD,
                        Opcodes.LSUB,
                        Opcodes.DSUB,
                        Opcodes.LMUL,
                        Opcodes.DMUL,
                        Opcodes.LDIV,
                        Opcodes.DDIV,
                        Opcodes.LREM,
                        Opcodes.DREM,
                        Opcodes.LSHL,
                        Opcodes.LSHR,
                        Opcodes.LUSHR,
                        Opcodes.LAND,
                        Opcodes.LOR,
                        Opcodes.LXOR -> Text.TWO;
                default -> Text.ONE;
            };
        }

        @Override
        public Text ternaryOperation(AbstractInsnNode code, Text one, Text other, Text third) {
            return Text.ONE;
        }

        @Override
        public @Nullable Text naryOperation(AbstractInsnNode code, List<? extends Text> values) {
            if (code instanceof MethodInsnNode call) return newValue(Type.getReturnType(call.desc));
            if (code instanceof InvokeDynamicInsnNode call) return newValue(Type.getReturnType(call.desc));
            return Text.ONE;
        }

        @Override
        public void returnOperation(AbstractInsnNode code, Text value, Text expected) {
            // each return is looked at with its frame
        }

        @Override
        public Text merge(Text one, Text other) {
            if (one.equals(other)) return one;
            Set<String> constants = new TreeSet<>(one.constants);
            constants.addAll(other.constants);
            return new Text(
                    Math.min(one.size, other.size),
                    constants,
                    one.glued || other.glued,
                    one.number == other.number ? one.number : -1);
        }
    }
}
