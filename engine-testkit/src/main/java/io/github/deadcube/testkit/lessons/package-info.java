/**
 * Lessons for people who do not know the game: situations with a goal, kept as texts. Begin with {@code Lesson}.
 */
package io.github.deadcube.testkit.lessons;
