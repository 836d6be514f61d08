package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Language;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;

/** The exit codes of all commands. */
public enum Exit {
    DONE(0, "done; verify, replay, analyse: the same game, to its end"),
    OTHERWISE(1, "nothing found, or not as expected; verify, replay, analyse, upgrade, impact: another game"),
    USAGE(
            2,
            "wrong arguments, a file that cannot be read or written, a program that cannot be run, house rules that "
                    + "fail, or a"
                    + " roll with too many outcomes"),
    DAMAGED(3, "verify, replay, analyse, upgrade, impact: a file is damaged, or of another kind"),
    UNFINISHED(4, "verify, replay, analyse: the same game as far as the record goes, which is not to its end"),
    /** A program that plays has crashed, was too late, or did not choose. */
    FORFEIT(
            5,
            "play, duel: a program that plays has lost because it ended, was late, or answered what cannot be played"),
    BUG(70, "a bug"),
    LOST(74, "output or a record is lost on its way: a full disk, a closed pipe"),
    INTERRUPTED(130, "interrupted, such as by Ctrl-C");

    private final int code;
    private final String words;

    Exit(int code, String words) {
        this.code = code;
        this.words = words;
    }

    /** The exit code of the process, 0 to 255. */
    public int code() {
        return code;
    }

    public String words() {
        return words;
    }

    /** Adds the list to the help of a command and its subcommands. */
    public static CommandLine listed(CommandLine command) {
        Language language = Subcommand.language(command);
        Map<String, String> list = new LinkedHashMap<>();
        for (Exit exit : values())
            list.put(Integer.toString(exit.code), language.text(OrderedHelp.CONTEXT, exit.words));
        for (CommandLine one : Vector.ofAll(command.getSubcommands().values())
                .map(Exit::listed)
                .append(command))
            one.getCommandSpec()
                    .usageMessage()
                    .exitCodeListHeading(language.text(OrderedHelp.CONTEXT, "%nExit codes:%n"))
                    .exitCodeList(list);
        return command;
    }
}
