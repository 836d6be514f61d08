/** The page on which people play, and the server of {@code deadcube web}. */
package io.github.deadcube.testkit.page;
