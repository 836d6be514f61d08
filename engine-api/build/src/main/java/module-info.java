/** Writes a class for the compiler and adds checks to compiled classes. Only the build uses it. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.build {
    requires org.jspecify;
    requires org.objectweb.asm;
    requires org.objectweb.asm.tree;
}
