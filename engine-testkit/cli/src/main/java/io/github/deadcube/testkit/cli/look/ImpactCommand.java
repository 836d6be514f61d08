package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verdict.Difference;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.cli.command.ArgumentConverters;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.command.UsageFault;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.Lazy;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube impact}: what other rules change in recorded games. */
@Command(name = "impact")
public final class ImpactCommand extends Subcommand implements Callable<Integer> {
    private static final int BEGINNING = 4096;

    @Parameters(paramLabel = "FOLDER", descriptionKey = "folder")
    private Path folder = Path.of("");

    @Mixin
    private EditionOption edition = new EditionOption();

    @CommandLine.Option(
            names = "--variant",
            paramLabel = "NAME",
            converter = Variants.class,
            descriptionKey = "variant")
    private List<Variant> variants = new ArrayList<>();

    @CommandLine.Option(names = "--house", descriptionKey = "house")
    private boolean house;

    @Override
    public Integer call() {
        Either<Fault, Vector<Path>> files = files();
        if (files.isLeft()) return refused(files.getLeft());
        Lazy<Registry> registry = Lazy.of(() -> house ? Shipped.registry() : InstalledRules.registry());
        Vector<RuleImpact> impacts = Vector.empty();
        int records = 0;
        int unread = 0;
        for (Path file : files.get()) {
            Either<Fault, String> read =
                    ArgumentConverters.read(file.toString()).flatMap(TextFile::readRecord);
            if (!read.fold(fault -> beginsAsRecord(file), ImpactCommand::isRecord)) continue;
            records++;
            Either<Seq<Fault>, Option<RuleImpact>> impact = TextFile.parsed(
                    file, read, text -> RuleImpact.of(text, rules(), registry.get(), this::changed, this::varied));
            if (impact.isLeft()) {
                unread++;
                refused(impact.getLeft());
                continue;
            }
            for (RuleImpact one : impact.get()) {
                impacts = impacts.append(one);
                say(Sentence.of("{file}: {impact}", file.getFileName(), one.what()));
            }
        }
        if (records == 0)
            return refused(Fault.of("no record is in it", "a folder of records").within(TextFile.name(folder)));
        say(summary(impacts, records - unread));
        if (unread > 0) return Exit.DAMAGED.code();
        return (impacts.isEmpty() ? Exit.DONE : Exit.OTHERWISE).code();
    }

    private Ruleset changed(Ruleset own) {
        Ruleset other = edition.name().isDefined() ? edition.allOrders() : own;
        return house ? InstalledRules.over(other) : other;
    }

    private Ruleset varied(Ruleset other) {
        Ruleset varied = other;
        for (Variant variant : variants) varied = varied.with(variant);
        return varied;
    }

    private static Sentence summary(Vector<RuleImpact> impacts, int records) {
        Vector<Tuple2<RuleId, Vector<RuleImpact>>> games = impacts.flatMap(RuleImpact::rules)
                .distinct()
                .map(rule -> new Tuple2<>(
                        rule, impacts.filter(impact -> impact.rules().contains(rule))))
                .sortBy(one -> -one._2().size());
        return games.isEmpty()
                ? Sentence.of("{changed} of {count} games change", impacts.size(), records)
                : Sentence.of(
                        "{changed} of {count} games change: {rules}",
                        impacts.size(),
                        records,
                        games.map(one -> one._1() + " " + one._2().size()));
    }

    /** The files in the folder, in the order of their names. */
    private Either<Fault, Vector<Path>> files() {
        // to open a pipe would wait for ever
        if (!Files.isDirectory(folder)) return Either.left(noFolder("", folder));
        try {
            return Either.right(TextFile.entries(folder).filter(Files::isRegularFile));
        } catch (IOException e) {
            return Either.left(TextFile.unread(folder, e));
        }
    }

    /** Whether a file that is no text may be a damaged record. A file that cannot be opened may be one. */
    private static boolean beginsAsRecord(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return isRecord(new String(in.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return true;
        }
    }

    /** Comments and empty lines may be before the first line of a record. */
    private static boolean isRecord(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .findFirst()
                .filter(line -> line.startsWith(GameRecord.TITLE))
                .isPresent();
    }

    /** Reads {@code models-obscure}. */
    static final class Variants implements ITypeConverter<Variant> {
        @Override
        public Variant convert(String name) {
            Variant variant = SavedNames.constant(Variant.class, name);
            if (variant == null)
                throw new UsageFault.Unread(Sentence.of(
                        "no variant is called '{name}'; there are {variants}",
                        name,
                        Vector.of(SavedNames.of(Variant.class).parts())));
            return variant;
        }
    }

    /**
     * What other rules change in a recorded game.
     *
     * @param what the first input after which the game is another one, what happened with the rules of the record, and
     *     what happens with the others; or why no game begins with them
     * @param rules the rules of what is different, without duplicates; none if only the state tells
     */
    private record RuleImpact(Sentence what, Vector<RuleId> rules) {
        static RuleImpact at(int number, Sentence what, Vector<RuleId> rules) {
            return new RuleImpact(Sentence.of("input {number}, {what}", number, what), rules);
        }

        /** Without the words of the faults: they name the rules of the record. */
        static RuleImpact notBegun(Seq<Fault> faults) {
            return new RuleImpact(
                    Sentence.of(
                            "the beginning: {faults}",
                            Sentence.several(faults.map(
                                    fault -> Sentence.of("{place}: refused by {rule}", fault.where(), fault.rule())))),
                    faults.map(Fault::rule).distinct().toVector());
        }

        /**
         * Plays a record with its rules, then with others.
         *
         * @param registry the rules of the record
         * @param changed the rules to try, from those of the record
         * @param variants what these rules are besides, whatever options the record sets
         * @return what changes; none if the game stays the same; or why the record cannot be played
         */
        static Either<Seq<Fault>, Option<RuleImpact>> of(
                String record,
                Rules engine,
                Registry registry,
                UnaryOperator<Ruleset> changed,
                UnaryOperator<Ruleset> variants) {
            return RecordSoFar.read(record)
                    .map(RecordSoFar::record)
                    .flatMap(game -> new Verifier(engine, registry).replay(game).flatMap(before -> {
                        Ruleset own = before.begin().position().game().setup().ruleset();
                        // a later version: its digests have another beginning, and are compared from there
                        Ruleset other = changed.apply(own).withName(own.name()).withVersion(own.version() + 1);
                        Vector<Input> inputs = game.inputs().map(RecordedInput::input);
                        return Either.right(new Verifier(engine, new Registry(Vector.of(other), registry.scenarios()))
                                .replay(game, variants)
                                .fold(
                                        faults -> Option.some(notBegun(faults)),
                                        after -> after.first()
                                                .map(no -> new Divergence(engine, inputs, before, after).impact(no))));
                    }));
        }

        /** A record that is played with two rulesets, to the first input that they play differently. */
        private record Divergence(Rules engine, Vector<Input> inputs, ReplayedRecord before, ReplayedRecord after) {
            /** A difference that is only in the state is printed with the first later input that shows it. */
            RuleImpact impact(Difference no) {
                int place = after.steps().size();
                if (place == inputs.size())
                    return at(place, Sentence.of("{what}: {fault}", no.what(), no.fault()), Vector.empty());
                GameState state = after.state();
                for (int at = place; at == place || at < before.steps().size(); at++) {
                    Input input = inputs.get(at);
                    Option<Transition> then = Option.when(at < before.steps().size(), at)
                            .map(number -> before.steps().get(number).transition());
                    Either<Rejection, Transition> now = engine.apply(state, input);
                    Option<Shown> shown = now.isLeft()
                            ? Option.some(refused(input, then, engine.prompt(state), now.getLeft()))
                            : changed(then, now.get());
                    if (shown.isDefined()) {
                        Sentence what = at == place
                                ? Sentence.of(
                                        "{input}: {what}",
                                        inputs.get(place),
                                        shown.get().what())
                                : Sentence.of(
                                        "{input}: seen at input {number}, {later}: {what}",
                                        inputs.get(place),
                                        at + 1,
                                        input,
                                        shown.get().what());
                        return at(place + 1, what, shown.get().rules());
                    }
                    state = now.get().state();
                }
                Sentence ofState = Sentence.of("{input}: only the state is another one", inputs.get(place));
                return at(place + 1, ofState, Vector.empty());
            }

            /** Dice are refused because another roll is asked for: what has changed is the rule of the roll. */
            private static Shown refused(Input input, Option<Transition> then, Prompt asked, Rejection refused) {
                boolean roll = input instanceof Dice;
                Told after = roll ? asked : Sentence.of("refused by {refusal}", refused);
                return new Shown(
                        then.isEmpty() ? after : turned(listed(events(then)), after),
                        Vector.of(roll ? asked.rule() : refused.rule()));
            }

            /** How the events of an input differ, or else the next question, or its options. */
            private Option<Shown> changed(Option<Transition> then, Transition now) {
                Vector<Event> gone = events(then).removeAll(now.events());
                Vector<Event> come = now.events().toVector().removeAll(events(then));
                Vector<RuleId> rules = gone.appendAll(come).map(Event::rule).distinct();
                if (rules.nonEmpty()) return Option.some(new Shown(turned(listed(gone), listed(come)), rules));
                Prompt next = engine.prompt(now.state());
                Option<Prompt> before = then.map(Transition::state).map(engine::prompt);
                if (!before.exists(asked -> asked.toString().equals(next.toString())))
                    return Option.some(new Shown(
                            before.<Told>map(asked -> turned(asked, next)).getOrElse(next),
                            before.toVector().append(next).map(Prompt::rule).distinct()));
                Vector<Choice> removed = options(before.get()).removeAll(options(next));
                Vector<Choice> added = options(next).removeAll(options(before.get()));
                return Option.when(
                        removed.nonEmpty() || added.nonEmpty(),
                        () -> new Shown(
                                Sentence.of("{question}: {what}", next, turned(listed(removed), listed(added))),
                                reasons(now.state(), removed)
                                        .appendAll(reasons(then.get().state(), added))
                                        .distinct()));
            }

            /** The rules of choices that a state does not offer: those that they use, or that refuse them. */
            private Vector<RuleId> reasons(GameState state, Vector<Choice> choices) {
                return choices.flatMap(choice -> choice instanceof Choice.Use use
                        ? Option.some(use.rule())
                        : engine.explain(state, choice).map(Rejection::rule));
            }

            private static Vector<Choice> options(Prompt asked) {
                return asked instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
            }

            private static Vector<Event> events(Option<Transition> step) {
                return step.toVector().flatMap(Transition::events);
            }

            private static Sentence turned(Told before, Told after) {
                return Sentence.of("{before} -> {after}", before, after);
            }

            private static Sentence listed(Vector<?> things) {
                return things.isEmpty() ? Sentence.of("nothing") : Sentence.of("{these}", things);
            }

            /** How inputs that both rulesets take differ in what they show. */
            private record Shown(Told what, Vector<RuleId> rules) {}
        }
    }
}
