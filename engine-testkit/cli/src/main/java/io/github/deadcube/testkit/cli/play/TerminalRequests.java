package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.analysis.PlanWords;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.cli.command.ArgumentConverters;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.look.RulesCommand;
import io.github.deadcube.testkit.cli.play.HumanPlayer.TerminalAnswer;
import io.github.deadcube.testkit.narration.RuleMarks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;

/** The requests that a person may type instead of a choice. */
final class TerminalRequests {
    /** A line about what may be typed, or a request, a bar and its meaning. */
    private static final Vector<String> HELP = Vector.ofAll(Lines.lines(
            TextFile.packaged(TerminalRequests.class.getResourceAsStream("requests.txt"), "the list of requests")));

    /** The place of the lines in the catalogue of a language. */
    static final String CONTEXT = "requests";

    private static final String COLUMN = " ".repeat(19);
    private static final int HINTS = 3;

    private final InteractiveMatch match;
    private final Terminal terminal;
    private final RuleTitles titles;
    private final Keep keep;
    private final Journeys journeys;

    TerminalRequests(InteractiveMatch match, Terminal terminal, RuleTitles titles) {
        this.match = match;
        this.terminal = terminal;
        this.titles = titles;
        this.keep = new Keep();
        this.journeys = new Journeys(match);
    }

    /** A request that ends the wait for a choice. */
    Option<TerminalAnswer> heard(String typed, Prompt.Decision decision) {
        if (typed.toLowerCase(Locale.ROOT).startsWith("go "))
            return journeys.way(typed.substring("go ".length()).strip()).map(TerminalAnswer.Way::new);
        return switch (typed.toLowerCase(Locale.ROOT)) {
            case "undo" -> Option.some(new TerminalAnswer.Back());
            case "deploy for me" ->
                Option.when(
                        HumanPlayer.Deputy.canAnswer(decision, match),
                        () -> new TerminalAnswer.Deploy(decision.side()));
            case "quit" -> Option.some(new TerminalAnswer.Leave());
            default -> Option.none();
        };
    }

    /** Answers a request; false if the text is not a request. */
    boolean understood(String typed) {
        int space = typed.indexOf(' ');
        String word = (space < 0 ? typed : typed.substring(0, space)).toLowerCase(Locale.ROOT);
        String rest = space < 0 ? "" : typed.substring(space).strip();
        switch (word) {
            case "go" -> terminal.say(journeys.answer(rest));
            case "why" -> why(rest);
            case "board" -> board(rest);
            case "deploy" -> {
                if (!rest.equals("for me")) return false;
                terminal.say(Sentence.of("No model waits to be deployed now."));
            }
            case "tokens" -> terminal.say(KnownTokens.describe(match.view()).map(terminal::told));
            case "card" -> card(rest);
            case "hint" -> {
                if (!rest.isEmpty()) return false;
                hint();
            }
            case "rules" -> rules(rest);
            case "save" -> terminal.say(keep.saved(rest, match));
            case "help", "?" -> {
                int width = terminal.columns().getOrElse(Screen.USUAL);
                HELP.map(line -> terminal.language().text(CONTEXT, line))
                        .flatMap(line -> help(line, width))
                        .forEach(terminal.out()::println);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static Vector<String> help(String line, int width) {
        int bar = line.indexOf(" | ");
        if (bar < 0) return Wrapped.lines(line, width, "  ");
        String request = ("  " + line.substring(0, bar) + COLUMN).substring(0, COLUMN.length());
        return Wrapped.lines(request + line.substring(bar + " | ".length()), width, COLUMN);
    }

    /** {@code ADV-5 Moving in with enemies: the reason (the remedy)}. */
    static Sentence describe(Rejection rejection, RuleTitles titles) {
        return Sentence.of(
                "{rule}: {refusal} ({expected})",
                titles.identified(rejection.rule()),
                rejection.sentence(),
                rejection.expectation());
    }

    private void why(String rest) {
        if (rest.equals("not") || rest.startsWith("not "))
            whyNot(rest.substring("not".length()).strip());
        else if (rest.isEmpty()) terminal.say(match.view().pendingSteps().map(step -> "  " + terminal.told(step)));
        else terminal.say(Sentence.of("Ask 'why', or 'why not' and a choice."));
    }

    private void whyNot(String notation) {
        Either<Seq<Fault>, Input> input = Input.read(notation);
        if (input.isLeft()) terminal.say(input.getLeft().head().said());
        else if (input.get() instanceof Choice choice)
            terminal.say(match.refusal(choice)
                    .map(rejection -> describe(rejection, titles))
                    .getOrElse(() -> Sentence.of("No rule forbids it: {choice}", choice)));
        else terminal.say(Sentence.of("'{text}' is no choice. Dice and shuffles are not chosen.", notation));
    }

    private void board(String cube) {
        if (cube.isEmpty()) terminal.out().print(match.board());
        else
            terminal.say(Cube.read(cube.toLowerCase(Locale.ROOT))
                    .toOption()
                    .filter(match.setup().battlefield()::hasFloor)
                    .map(known -> SpotMap.lines(
                                    known,
                                    match.view().position(),
                                    Vector.rangeClosed(1, known.part().spots()))
                            .prepend(terminal.told(Sentence.of("The spots of {cube}, north at the top:", known))))
                    .getOrElse(() ->
                            Vector.of(terminal.told(Sentence.of("Which cube with a floor? Such as: board c4:2")))));
    }

    private void hint() {
        for (Prompt.Decision decision : match.asked())
            terminal.say(match.judge()
                    .best(match.view(), decision, HINTS, PlanJudge.ITERATIONS)
                    .map(plan -> String.format(
                            Locale.ROOT,
                            "  %5s  %s",
                            GameNotes.chance(plan._2).told(terminal.language()),
                            new PlanWords(plan._1).told(terminal.language())))
                    .toVector());
    }

    private void card(String model) {
        terminal.say(ModelId.read(model.toUpperCase(Locale.ROOT))
                .toOption()
                .flatMap(id -> TextDrawing.card(match.view().position(), id))
                .getOrElse(() -> terminal.told(Sentence.of("Which model? Such as: card A1"))));
    }

    private void rules(String wanted) {
        Setup setup = titles.setup();
        Vector<String> found = RulesCommand.describe(
                wanted,
                RuleMarks.of(setup.ruleset(), HouseRulebook.of(setup)),
                terminal.columns(),
                terminal.language());
        if (found.isEmpty()) terminal.say(Sentence.of("No rule mentions '{text}'.", wanted));
        else terminal.say(found);
    }

    /** Writes the game so far to a file, without hidden information. */
    private static final class Keep {
        private static final String EXAMPLE = "save game.txt";

        private Vector<Path> written = Vector.empty();

        /** Returns the result as a sentence. An existing file is not changed. */
        Sentence saved(String name, InteractiveMatch match) {
            if (name.isEmpty()) return Sentence.of("Where to? Such as: {example}", Sentence.verbatim(EXAMPLE));
            Either<Fault, Path> read = ArgumentConverters.read(name);
            if (read.isLeft()) return Sentence.of("{fault}.", read.getLeft());
            Path file = read.get();
            if (Files.exists(file) && !written.contains(file))
                return Sentence.of("{file} is there already; choose another name.", name);
            Option<Fault> fault = TextFile.write(file, match.copy());
            if (fault.isEmpty()) written = written.append(file);
            return fault.map(Fault::sentence)
                    .getOrElse(() -> Sentence.of(
                            "{count, plural, one {# input is} other {# inputs are}} written to {file}.",
                            match.inputs().size(),
                            name));
        }
    }

    /** SET-3, SET-5, ITEM-3: the known item tokens of a side. */
    private static final class KnownTokens {
        private KnownTokens() {}

        /** A line for each, and one for the possible items of the others. */
        static Vector<Sentence> describe(PlayerView view) {
            Vector<Token> tokens = view.position().tokens();
            if (tokens.isEmpty()) return Vector.of(Sentence.of("No item token is on the battlefield."));
            boolean doubt = tokens.exists(token -> item(token, view).isEmpty());
            return tokens.map(token -> line(token, view))
                    .appendAll(Option.when(
                            doubt,
                            () -> Sentence.of(
                                    "What {side} does not know is among: {items}.",
                                    view.side(),
                                    among(view.unknown(), view))));
        }

        private static Sentence line(Token token, PlayerView view) {
            Option<Told> item = item(token, view).map(known -> name(known, view));
            if (item.isEmpty())
                return Sentence.of("  token {number} in {cube}: face down", token.number(), token.cube());
            return token.faceUp()
                    ? Sentence.of("  token {number} in {cube}: {item}", token.number(), token.cube(), item.get())
                    : Sentence.of(
                            "  token {number} in {cube}: face down; {side} knows: {item}",
                            token.number(),
                            token.cube(),
                            view.side(),
                            item.get());
        }

        private static Option<RuleId> item(Token token, PlayerView view) {
            return token.item()
                    .orElse(() -> view.known()
                            .find(known -> known.token() == token.number())
                            .map(TokenItem::item));
        }

        /** {@code 2 Ammo, Intel}. */
        private static Vector<Told> among(Vector<RuleId> items, PlayerView view) {
            return items.distinct().map(item -> {
                int many = items.count(item::equals);
                return many == 1 ? name(item, view) : Sentence.of("{count} {item}", many, name(item, view));
            });
        }

        private static Told name(RuleId item, PlayerView view) {
            String title = view.position().game().setup().title(item);
            return title.equals(item.title()) ? Sentence.title(item) : Sentence.verbatim(title);
        }
    }

    /** Where a person's models can go, and the choices of a whole movement: {@code go c4}, {@code go A3 c4:2}. */
    private record Journeys(InteractiveMatch match) {
        /** Without dice first, then without a command die, then the shortest. */
        private static final Comparator<Destination> BEST = Comparator.comparing(Destination::isCertain)
                .reversed()
                .thenComparing(to -> to.action().exists(Choice.SpendDie.class::isInstance))
                .thenComparing(to -> to.plan().size());

        private record Wish(Option<ModelId> model, Option<Cube> cube, boolean understood) {}

        /** The choices that lead to the wished cube; none if the text names no cube that the model can reach. */
        Option<Vector<Choice>> way(String text) {
            Wish wish = wish(text);
            if (!wish.understood() || wish.model().isEmpty() || wish.cube().isEmpty()) return Option.none();
            return match.destinations(wish.model().get())
                    .filter(to -> to.cube().equals(wish.cube().get()))
                    .sorted(BEST)
                    .headOption()
                    .map(Destination::plan)
                    .filter(plan -> !plan.isEmpty());
        }

        /** Where the model can go, or why it cannot go to the wished cube. */
        Sentence answer(String text) {
            Wish wish = wish(text);
            if (!wish.understood()) return Sentence.of("Where to? Such as: go c4, or: go A3 c4:2");
            if (wish.model().isEmpty()) return Sentence.of("Which model? Such as: go A3 c4");
            ModelId model = wish.model().get();
            Vector<Destination> all = match.destinations(model);
            if (all.isEmpty()) return Sentence.of("{model} cannot move now.", model);
            if (wish.cube().isDefined())
                return Sentence.of(
                        "{model} cannot reach {cube} now.", model, wish.cube().get());
            Vector<Destination> best = all.groupBy(Destination::cube)
                    .values()
                    .toVector()
                    .map(ways -> ways.sorted(BEST).head())
                    .sortBy(Destination::cube);
            return Sentence.of("{model} can go to {cubes}", model, best.map(Journeys::described));
        }

        /** {@code c4}, {@code d5 (free assault)}. */
        private static Sentence described(Destination to) {
            return to.isCertain()
                    ? Sentence.of("{cube}", to.cube())
                    : Sentence.of("{cube} ({purposes})", to.cube(), to.met());
        }

        private Wish wish(String text) {
            Vector<String> words = Vector.of(text.split(" ")).filter(word -> !word.isEmpty());
            // columns a and b look like models: one small word is a cube
            boolean cubeAlone = words.size() == 1 && Cube.read(words.head()).isRight();
            Option<ModelId> named = Option.when(!cubeAlone, words)
                    .flatMap(Vector::headOption)
                    .flatMap(word -> ModelId.read(word.toUpperCase(Locale.ROOT)).toOption());
            Vector<String> rest = named.isDefined() ? words.tail() : words;
            Option<Cube> cube = rest.headOption()
                    .flatMap(word -> Cube.read(word.toLowerCase(Locale.ROOT)).toOption());
            return new Wish(
                    named.orElse(() -> match.view().position().active().map(ActiveModel::model)),
                    cube,
                    rest.size() == (cube.isDefined() ? 1 : 0));
        }
    }
}
