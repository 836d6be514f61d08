/** Games so small that every reachable state is visited. */
package io.github.deadcube.testkit.world;
