/** The rules as one page for a browser, with the cases that show them. */
@org.jspecify.annotations.NullMarked
package io.github.deadcube.testkit.book;
