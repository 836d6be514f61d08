/** SET-2, VIC-9: scenarios as data. Read {@link io.github.deadcube.api.mission.Mission} first. */
package io.github.deadcube.api.mission;
