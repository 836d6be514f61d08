/** Many games at once, whose observations lie in one file that another program maps into its memory. */
package io.github.deadcube.testkit.environment;
