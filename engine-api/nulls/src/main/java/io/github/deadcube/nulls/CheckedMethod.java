package io.github.deadcube.nulls;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
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

/** One method that may get checks for null. The checks come first, so that nothing is done before the method throws. */
final class CheckedMethod {
    private static final String OBJECTS = "java/util/Objects";
    private static final String CHECK = "requireNonNull";
    private static final String CHECK_TYPE = "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;";

    private final ClassNode owner;
    private final MethodNode method;

    CheckedMethod(ClassNode owner, MethodNode method) {
        this.owner = owner;
        this.method = method;
    }

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
        boolean written = (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == 0;
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

    /** The component that a parameter of a canonical constructor sets: the compiler does not copy annotations to all such constructors. */
    private @Nullable RecordComponentNode component(int parameter) {
        if (!method.name.equals("<init>") || owner.recordComponents == null) return null;
        String canonical =
                owner.recordComponents.stream().map(one -> one.descriptor).collect(Collectors.joining("", "(", ")V"));
        return method.desc.equals(canonical) ? owner.recordComponents.get(parameter) : null;
    }

    /** The parameters that the sources check first, or an earlier run. */
    private Set<String> checkedNames() {
        Set<String> names = new HashSet<>();
        for (AbstractInsnNode at = method.instructions.getFirst(); at != null; at = at.getNext()) {
            if (at.getOpcode() < 0 || at.getOpcode() == Opcodes.ALOAD || at.getOpcode() == Opcodes.POP) continue;
            if (at instanceof LdcInsnNode) continue;
            if (!(at instanceof MethodInsnNode call) || !call.name.equals(CHECK) || !call.owner.equals(OBJECTS)) break;
            if (call.getPrevious() instanceof LdcInsnNode name) names.add(String.valueOf(name.cst));
        }
        return names;
    }

    /** Before the first label, because frames use labels as the places of instructions; with the first line, for stack traces. */
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
