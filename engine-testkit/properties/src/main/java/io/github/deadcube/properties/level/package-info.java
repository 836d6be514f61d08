/** The level of a test run, for properties and for other repeated tests. */
@org.jspecify.annotations.NullMarked
package io.github.deadcube.properties.level;
