/** Adds checks for null to the compiled classes of the other modules. Only the build uses it. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.nulls {
    requires org.jspecify;
    requires org.objectweb.asm;
    requires org.objectweb.asm.tree;
}
