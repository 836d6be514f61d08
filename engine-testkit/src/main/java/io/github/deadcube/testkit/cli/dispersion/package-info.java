/** The command {@code dispersion}: where templates land. */
package io.github.deadcube.testkit.cli.dispersion;
