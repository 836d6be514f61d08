/** The editions, with their keywords, items, tables and options. Read {@link io.github.deadcube.core.edition.Editions} first. */
package io.github.deadcube.core.edition;
