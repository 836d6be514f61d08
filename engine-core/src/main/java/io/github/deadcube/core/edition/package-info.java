/** The editions: which keywords, items, tables and switches each has. Read {@link io.github.deadcube.core.edition.Editions} first. */
package io.github.deadcube.core.edition;
