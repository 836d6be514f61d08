/** The numbers of an encoding: their names, scales and meanings. */
package io.github.deadcube.testkit.features;
