/**
 * What ships: strike teams with the special orders of their leaders, scenarios, a ready set-up, and the registry for
 * its records.
 */
package io.github.deadcube.core.shipped;
