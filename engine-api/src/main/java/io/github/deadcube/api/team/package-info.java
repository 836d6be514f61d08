/** Strike teams: sides, models' profiles, weapons and keywords, command dice. */
package io.github.deadcube.api.team;
