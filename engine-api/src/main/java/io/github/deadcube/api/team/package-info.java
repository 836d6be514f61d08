/** Strike teams: sides, models' cards, weapons and keywords, command dice. */
package io.github.deadcube.api.team;
