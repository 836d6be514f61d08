/** What a failure of a script or an assertion shows of a game. */
package io.github.deadcube.testkit.report;
