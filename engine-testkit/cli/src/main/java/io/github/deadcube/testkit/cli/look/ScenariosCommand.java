package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.cli.command.ScenarioOption;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube scenarios}: the scenarios that ship. */
@Command(
        name = "scenarios",
        description = "Lists the scenarios that ship, or writes and draws one as text that --scenario reads.")
public final class ScenariosCommand extends Subcommand implements Callable<Integer> {
    /** The width of text if the screen has none. */
    private static final int WIDTH = 80;

    @Parameters(
            paramLabel = "NAME",
            arity = "0..1",
            description = "The scenario to write, such as hold-ground. Default: the list.")
    private @Nullable String named;

    @Option(names = "--json", description = "Writes it as JSON. Default: as text, with a plan in comments.")
    private boolean json;

    private final Screen screen;

    public ScenariosCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        if (named != null) return write(named);
        int width = screen.columns().getOrElse(WIDTH);
        for (Mission mission : Shipped.missions())
            Wrapped.of(ScenarioOption.brief(mission) + ": " + mission.text(), width, "  ")
                    .forEach(out()::println);
        return Exit.DONE.code();
    }

    private int write(String name) {
        io.vavr.control.Option<Mission> mission = ScenarioOption.shipped(name);
        if (mission.isEmpty()) {
            err().println("No scenario is called '" + name + "'; those that ship: "
                    + ScenarioOption.names().mkString(", ") + ".");
            return Exit.OTHERWISE.code();
        }
        out().println(json ? SetupJson.of(mission.get()) : MissionText.write(mission.get()));
        if (!json) ScenarioPlan.of(mission.get()).forEach(line -> out().println("# " + line));
        return Exit.DONE.code();
    }
}
