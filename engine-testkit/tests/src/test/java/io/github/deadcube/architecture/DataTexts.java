package io.github.deadcube.architecture;

import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.book.BookPage;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.command.OrderedHelp;
import io.github.deadcube.testkit.cli.play.PlayCommand;
import io.github.deadcube.testkit.lessons.Lesson;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The texts for people that are data, such as those of the rulebook and of the help, each in its place. */
final class DataTexts {
    /** @param place the context of the text in the catalogue */
    record DataText(String place, String text) {}

    private DataTexts() {}

    static Vector<DataText> all() {
        return dice().appendAll(questions())
                .appendAll(rules())
                .appendAll(lessons().map(text -> new DataText(Lesson.CONTEXT, text)))
                .appendAll(requests().map(text -> new DataText("requests", text)))
                .appendAll(bases().map(text -> new DataText("basis", text)))
                .appendAll(chapters().map(text -> new DataText(BookPage.CHAPTER, text)))
                .appendAll(Shipped.scenarios()
                        .map(Mission.class::cast)
                        .map(mission -> new DataText(ShippedThings.SCENARIO, mission.text())))
                .appendAll(help().map(text -> new DataText(OrderedHelp.CONTEXT, text)))
                .distinct();
    }

    private static Vector<DataText> dice() {
        return CommandFace.ALL
                .map(face -> new DataText("commandFace", face.title()))
                .appendAll(Direction.ALL.map(direction -> new DataText("direction", direction.toString())))
                .append(new DataText("shotMode", "blaze away"));
    }

    private static Vector<DataText> questions() {
        return Vector.of(Prompt.Purpose.values())
                .map(purpose -> new DataText("purpose", purpose.toString()))
                .prepend(new DataText("die", Dice.Die.COMMAND.displayName()));
    }

    private static Vector<DataText> rules() {
        return Vector.ofAll(Rulebook.all())
                .flatMap(rule -> rule.passages()
                        .map(Passage::text)
                        .prepend(rule.title())
                        .map(text -> new DataText(rule.id(), text)));
    }

    private static Vector<String> lessons() {
        return Lesson.shipped()
                .flatMap(lesson -> lesson.text()
                        .prepend(lesson.title())
                        .append(lesson.goal())
                        .appendAll(lesson.hints().map(Lesson.Hint::text))
                        .appendAll(lesson.done()));
    }

    /** What passages of rules are based on, without options, which have names. */
    private static Vector<String> bases() {
        return Vector.ofAll(Rulebook.all())
                .flatMap(RuleId::passages)
                .flatMap(Passage::basis)
                .filter(basis -> basis.option().isEmpty())
                .append(Basis.HOUSE_RULE)
                .map(Basis::toString)
                .distinct()
                .sorted();
    }

    private static Vector<String> chapters() {
        return Rulebook.chapters().appendAll(Vector.of("ORDER", "HOUSE")).map(BookPage::subject);
    }

    /** The lines of the help at the terminal, a bar between a request and what it does. */
    private static Vector<String> requests() {
        return Vector.of(TextFile.packaged(PlayCommand.class.getResourceAsStream("requests.txt"), "the requests")
                        .split("\n"))
                .reject(String::isBlank);
    }

    private static Vector<String> help() {
        Properties texts = new Properties();
        try (Reader read = new InputStreamReader(
                OrderedHelp.class.getResourceAsStream("help.properties"), StandardCharsets.UTF_8)) {
            texts.load(read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Vector.ofAll(texts.stringPropertyNames())
                .sorted()
                .map(texts::getProperty)
                .appendAll(words(Run.commandLine().getCommandSpec()).distinct().sorted());
    }

    /** The words of the help of a command and its subcommands that are not in the file of its texts. */
    private static Vector<String> words(CommandSpec command) {
        UsageMessageSpec usage = command.usageMessage();
        return Vector.of(
                        usage.synopsisHeading(),
                        usage.synopsisSubcommandLabel(),
                        usage.commandListHeading(),
                        usage.exitCodeListHeading())
                .appendAll(usage.exitCodeList().values())
                .appendAll(Vector.<ArgSpec>ofAll(command.options())
                        .appendAll(command.positionalParameters())
                        .filter(argument -> argument.arity().max() > 0)
                        .map(ArgSpec::paramLabel))
                .appendAll(Vector.ofAll(command.subcommands().values()).flatMap(sub -> words(sub.getCommandSpec())));
    }
}
