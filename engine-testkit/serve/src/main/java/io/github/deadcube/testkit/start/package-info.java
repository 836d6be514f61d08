/** What a game starts with: things that ship, things in files, and house rules. */
package io.github.deadcube.testkit.start;
