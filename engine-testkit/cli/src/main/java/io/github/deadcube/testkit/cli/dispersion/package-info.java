/** The command {@code dispersion} says where templates land. */
package io.github.deadcube.testkit.cli.dispersion;
