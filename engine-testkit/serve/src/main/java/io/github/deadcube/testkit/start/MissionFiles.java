package io.github.deadcube.testkit.start;

import io.github.deadcube.api.extend.Scenario;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;

/**
 * Scenarios in files.
 *
 * @param missions the scenarios of the files
 * @param faults the faults of the files, a line each
 */
public record MissionFiles(Vector<Scenario> missions, Vector<String> faults) {
    public static MissionFiles read(Vector<Path> files) {
        Vector<Scenario> missions = Vector.empty();
        Vector<String> faults = Vector.empty();
        for (Path file : files) {
            Either<Vector<String>, Scenario> one = ShippedThings.in(file, ShippedThings.SCENARIOS.reader());
            for (Scenario mission : one) {
                String brief = ShippedThings.SCENARIOS.brief(mission);
                if (ShippedThings.SCENARIOS.called(brief).isDefined()
                        || missions.exists(
                                other -> ShippedThings.SCENARIOS.brief(other).equals(brief)))
                    faults = faults.append(file + ": there is another scenario '" + brief + "'; expected another name");
                else missions = missions.append(mission);
            }
            faults = faults.appendAll(one.swap().getOrElse(Vector.empty()));
        }
        return new MissionFiles(missions, faults);
    }
}
