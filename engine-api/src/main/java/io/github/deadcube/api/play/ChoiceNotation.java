package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The notation of choices. {@link Object#toString} of a {@link Choice} writes it; the form that reads it is derived
 * from the text of a sample choice. Messages show the same sample.
 */
final class ChoiceNotation {
    private static final int MOST_SPENT = 8;
    private static final String USING = " using ";
    private static final String FACES = "model, dice, advance, shoot, assault or order";
    private static final Vector<String> NO = Vector.of("no", "none", "nothing", "skip", "stop", "cancel", "end");
    /** Choices of a side that a player may mean to end an activation with. */
    private static final Vector<String> ENDS = Vector.of("pass", "done", "end turn");

    private static final String SAYS_NO = "A3 end to end an activation, A3 decline K-EVADE, pass to activate no model,"
            + " end turn to activate no second model, done, add 0 or reroll 0, whichever is offered";
    private static final String SPENDS = "spend shoot: A3 shoot rifle at B2";
    private static final ModelId SAMPLE = new ModelId(Side.A, 3);

    /** The text after a verb: what messages say of it, and its reader. */
    private record Part<P>(Sentence follows, Function<String, Option<P>> reader) {
        static <P> Part<P> of(CharSequence what, Function<String, Option<P>> reader) {
            return new Part<>(Sentence.of("{what} follows", Sentence.of(what)), reader);
        }
    }

    private static final Part<String> NOTHING = new Part<>(Sentence.of("nothing follows"), ChoiceNotation::nothing);

    private static final Part<Integer> NUMBER = Part.of("a number", InputNotation::number);
    private static final Part<Integer> SPOT = Part.of("the number of a spot", InputNotation::number);
    private static final Part<Integer> TOKEN = Part.of("the number of a token", InputNotation::number);
    private static final Part<ModelId> MODEL =
            Part.of("a model", it -> ModelId.read(it).toOption());
    private static final Part<Cube> CUBE = Part.of("a cube", it -> Cube.read(it).toOption());
    private static final Part<Direction> DIRECTION =
            Part.of("a direction", it -> Option.of(SavedNames.constant(Direction.class, it)));
    private static final Part<RuleId> RULE = Part.of("a rule", ChoiceNotation::rule);
    private static final Part<RuleId> ITEM = Part.of("an item", ChoiceNotation::rule);
    private static final Part<Tuple2<String, Option<RuleId>>> WEAPON = Part.of("a weapon", ChoiceNotation::weapon);
    private static final Part<CommandFace> FACE =
            Part.of(FACES, it -> CommandFace.read(it).toOption());
    private static final Part<CommandDice> DICE = Part.of(
            "each face rolled again, or none,", it -> CommandDice.read(it).toOption());

    private static final Vector<Form<Choice>> OF_A_SIDE = Vector.of(
            with(NUMBER, "1", Choice.Zone::new),
            with(NUMBER, "4", Choice.UseRecon::new),
            with(NUMBER, "4", Choice.ForgoRecon::new),
            with(NUMBER, "3", Choice.PickToken::new),
            alone(new Choice.StartingPlayer(Side.A)),
            alone(new Choice.StartingPlayer(Side.B)),
            alone(new Choice.Done()),
            alone(new Choice.Pass()),
            alone(new Choice.EndTurn()),
            with(CUBE, "a7", Choice.AddCube::new),
            with(NUMBER, "1", Choice.AddDice::new),
            with(DICE, "dice dice", Choice.RerollCommand::new)
                    .showing("reroll command dice dice, or reroll command none"),
            with(FACE, "dice", Choice.SpendReroll::new),
            with(NUMBER, "1", Choice.Reroll::new));

    private static final Vector<Form<Function<ModelId, Choice>>> OF_A_MODEL = Vector.of(
            alone(Choice.Activate::new),
            alone(Choice.Advance::new),
            alone(Choice.Sprint::new),
            new Form<>("shoot", "A3 shoot rifle at B2", ChoiceNotation::shoot),
            with(MODEL, "B2", Choice.Assault::new),
            alone(Choice.StandUp::new),
            alone(Choice.Leave::new),
            with(CUBE, "c5:2", Choice.Step::new),
            alone(Choice.LetGo::new),
            alone(Choice.EndActivation::new),
            new Form<>("use", "A3 use K-MEDIC on A4", ChoiceNotation::use),
            with(RULE, "K-EVADE", (m, rule) -> new Choice.Decline(rule, m)),
            with(MODEL, "B2", Choice.Attack::new),
            with(
                    WEAPON,
                    "hammer",
                    (m, arm) -> new Choice.Wield(m, arm._1().equals("nothing") ? "" : arm._1(), arm._2())),
            with(TOKEN, "2", Choice.PickUp::new),
            alone(Choice.Keep::new),
            alone(Choice.Drop::new),
            alone(Choice.Destroy::new),
            alone(m -> new Choice.Exchange(m, true)),
            alone(m -> new Choice.Exchange(m, false)),
            alone(Choice.Flank::new),
            with(WEAPON, "blade", (m, arm) -> new Choice.FightBack(m, arm._1(), arm._2())),
            with(ITEM, "I-STIMULANTS", (m, item) -> new Choice.FightBack(m, "", Option.some(item))),
            alone(m -> new Choice.FightBack(m, "")),
            alone(Choice.Survive::new),
            with(SPOT, "5", Choice.TakeSpot::new),
            with(DIRECTION, "north-east", Choice.Throw::new),
            with(CUBE, "c5", Choice.Land::new),
            alone(Choice.SetUp::new),
            with(CUBE, "a8:2", Choice.Deploy::new),
            alone(Choice.Tactician::new));

    private ChoiceNotation() {}

    static Either<Fault, Choice> parse(String words) {
        Vector<CommandFace> spent = Vector.empty();
        String rest = words;
        while (rest.startsWith("spend ")) {
            int colon = rest.indexOf(": ");
            Option<CommandFace> face = CommandFace.read(colon < 0 ? "" : rest.substring("spend ".length(), colon))
                    .toOption();
            if (face.isEmpty()) return wrong("after 'spend' " + FACES + " and a colon follow", SPENDS);
            if (spent.size() == MOST_SPENT)
                return wrong("at most " + MOST_SPENT + " dice are spent in one choice", SPENDS);
            spent = spent.append(face.get());
            rest = rest.substring(colon + 2);
        }
        Vector<CommandFace> faces = spent;
        return unpaid(rest).map(choice -> faces.foldRight(choice, Choice.SpendDie::new));
    }

    private static Either<Fault, Choice> unpaid(String words) {
        String who = InputNotation.before(words);
        String rest = InputNotation.after(words);
        Option<ModelId> model = ModelId.read(who).toOption();
        if (model.isDefined()) {
            // the usual suggestion would name "step", which is no better than "spot"
            if (InputNotation.before(rest).equals("stop"))
                return wrong("a model that stops takes a spot", Sentence.of("{who} spot 5", who));
            if (OF_A_SIDE.exists(form -> form.begins(rest)))
                return wrong(
                        Sentence.of("no model is named before '{rest}'", rest),
                        (ENDS.contains(rest)
                                ? Sentence.of("{rest}, or {who} end to end its activation", rest, who)
                                : Sentence.of("{rest}", rest)));
            CharSequence unknown = rest.isEmpty()
                    ? Sentence.of("{who} does nothing", who)
                    : Sentence.of("no model can '{before}'", InputNotation.before(rest));
            return Form.read(OF_A_MODEL, rest, unknown).map(choice -> choice.apply(model.get()));
        }
        for (ModelId meant : ModelId.read(who.toUpperCase(Locale.ROOT)))
            return wrong("a model has a capital letter", Sentence.of("{meant} {rest}", meant, rest));
        if (NO.contains(words)) return wrong(Sentence.of("'{words}' is no choice", words), SAYS_NO);
        Option<Form<Function<ModelId, Choice>>> modelless = OF_A_MODEL.find(f -> f.begins(words));
        if (modelless.isDefined() && !OF_A_SIDE.exists(f -> f.begins(words)))
            return wrong(
                    Sentence.of("a model is needed before '{who}'", who),
                    Sentence.verbatim(modelless.get().example()));
        return Form.read(OF_A_SIDE, words, Sentence.of("'{who}' is neither a model such as A3 nor a verb", who));
    }

    private static Either<Fault, Function<ModelId, Choice>> use(String rest) {
        Option<RuleId> rule = rule(InputNotation.before(rest));
        if (rule.isEmpty()) return Either.left(Fault.of("a rule follows"));
        String on = InputNotation.after(rest);
        Option<Target> target = on.isEmpty()
                ? Option.some(Target.NOTHING)
                : Option.when(on.startsWith("on "), () -> on.substring("on ".length()))
                        .flatMap(ShotNotation::target);
        return target.toEither(() -> Fault.of("a rule, 'on' and a model or a cube follow"))
                .map(t -> m -> new Choice.Use(rule.get(), m, t));
    }

    private static Either<Fault, Function<ModelId, Choice>> shoot(String rest) {
        Option<String> second = ShotNotation.second(rest);
        if (second.isDefined())
            return Either.left(Fault.of(Sentence.of(
                    "one shot follows; a second weapon is the next choice, 'shoot {second}'", second.get())));
        return ShotNotation.parse(rest)
                .toEither(() -> Fault.of("WEAPON at TARGET follows"))
                .map(shot -> model -> new Choice.Shoot(model, shot));
    }

    private static <T> Either<Fault, T> wrong(CharSequence text, CharSequence expected) {
        return Either.left(Fault.of(text, expected));
    }

    static Option<RuleId> rule(String word) {
        return RuleId.read(word).toOption();
    }

    /** A weapon's name, and the item that is used with it. */
    private static Option<Tuple2<String, Option<RuleId>>> weapon(String words) {
        int using = words.lastIndexOf(USING);
        Option<RuleId> item = using < 0 ? Option.none() : rule(words.substring(using + USING.length()));
        String name = item.isDefined() ? words.substring(0, using) : words;
        return Option.when(!name.isEmpty(), () -> Tuple.of(name, item));
    }

    private static Form<Choice> alone(Choice choice) {
        return Form.of(choice.toString(), "", NOTHING, nothing -> choice);
    }

    private static Form<Function<ModelId, Choice>> alone(Function<ModelId, Choice> choice) {
        return Form.of(choice.apply(SAMPLE).toString(), "", NOTHING, nothing -> choice);
    }

    private static Option<String> nothing(String rest) {
        return Option.when(rest.isEmpty(), rest);
    }

    private static <P> Form<Choice> with(Part<P> part, String sample, Function<P, Choice> choice) {
        return Form.of(choice.apply(read(part, sample)).toString(), sample, part, choice);
    }

    private static <P> Form<Function<ModelId, Choice>> with(
            Part<P> part, String sample, BiFunction<ModelId, P, Choice> choice) {
        String example = choice.apply(SAMPLE, read(part, sample)).toString();
        return Form.of(example, sample, part, p -> model -> choice.apply(model, p));
    }

    private static <P> P read(Part<P> part, String sample) {
        return part.reader().apply(sample).get();
    }

    /**
     * One form: the verb, without the model before it, and the reader of the text after it.
     *
     * @param example the whole notation, for messages
     */
    private record Form<T>(String verb, String example, Function<String, Either<Fault, T>> reader) {
        /** The verb is the example without the sample model and the part after the verb. */
        static <P, T> Form<T> of(String example, String sample, Part<P> part, Function<P, T> meaning) {
            String before = SAMPLE + " ";
            int from = example.startsWith(before) ? before.length() : 0;
            String verb =
                    example.substring(from, example.length() - sample.length()).strip();
            return new Form<>(
                    verb,
                    example,
                    rest -> part.reader().apply(rest).map(meaning).toEither(() -> Fault.of(part.follows())));
        }

        Form<T> showing(String other) {
            return new Form<>(verb, other, reader);
        }

        /**
         * Reads with the first form that has a verb at the start of the text. If one verb begins with another, the
         * longer must be first in the list.
         */
        static <T> Either<Fault, T> read(Vector<Form<T>> forms, String words, CharSequence unknown) {
            return forms.find(f -> f.begins(words))
                    .toEither(() -> unknown(forms, words, unknown))
                    .flatMap(f -> f.rest(words));
        }

        boolean begins(String words) {
            return words.startsWith(verb) && (words.length() == verb.length() || words.charAt(verb.length()) == ' ');
        }

        private Either<Fault, T> rest(String words) {
            String rest = words.substring(verb.length()).strip();
            return reader.apply(rest)
                    .mapLeft(fault -> Fault.of(
                            rest.isEmpty()
                                    ? Sentence.of("after '{verb}' {text}", verb, fault.sentence())
                                    : Sentence.of("after '{verb}' {text}, not '{rest}'", verb, fault.sentence(), rest),
                            Sentence.verbatim(example)));
        }

        private static <T> Fault unknown(Vector<Form<T>> forms, String words, CharSequence text) {
            return Suggestion.to(InputNotation.before(words), forms.map(Form::verb))
                    .flatMap(verb -> forms.find(form -> form.verb().equals(verb)))
                    .map(meant -> Fault.of(
                            Sentence.of("{text}; did you mean '{verb}'?", text, meant.verb()),
                            Sentence.verbatim(meant.example())))
                    .getOrElse(() -> Fault.of(text, Sentence.of("one of {forms}", forms.map(Form::verb))));
        }
    }

    /**
     * The notation of a shot. A weapon's name may have several words. It ends before the first {@code at} that a target
     * follows.
     */
    private static final class ShotNotation {
        private static final String AT = " at ";
        private static final String AS = " as ";
        private static final String AND = " and ";

        private ShotNotation() {}

        static Option<Target> target(String words) {
            if (words.equals("nothing")) return Option.some(Target.NOTHING);
            int at = words.indexOf(AT);
            if (at >= 0)
                return ModelId.read(words.substring(0, at))
                        .toOption()
                        .flatMap(model -> Cube.read(words.substring(at + AT.length()))
                                .toOption()
                                .map(cube -> Target.of(model, cube)));
            return ModelId.read(words)
                    .toOption()
                    .map(Target::of)
                    .orElse(() -> Cube.read(words).toOption().map(Target::of))
                    .orElse(() -> CommandFace.read(words).toOption().map(Target::of));
        }

        static Option<Shot> parse(String words) {
            return first(words).flatMap(read -> {
                String rest = read._2();
                int using = rest.indexOf(USING);
                String mode = using < 0 ? rest : rest.substring(0, using);
                boolean named = mode.startsWith(AS) && mode.length() > AS.length();
                if (!mode.isEmpty() && !named) return Option.none();
                Shot shot = new Shot(read._1().weapon(), read._1().target(), named ? mode.substring(AS.length()) : "");
                return using < 0
                        ? Option.some(shot)
                        : rule(rest.substring(using + USING.length())).map(shot::using);
            });
        }

        /** The shot after {@code and}: a choice has one shot. None if no shot follows another one. */
        static Option<String> second(String words) {
            return first(words).flatMap(one -> {
                String rest = one._2();
                for (int and = rest.indexOf(AND); and >= 0; and = rest.indexOf(AND, and + 1)) {
                    String second = rest.substring(and + AND.length());
                    if (first(second).isDefined()) return Option.some(second);
                }
                return Option.none();
            });
        }

        /** The weapon and target at the start of the text, and the rest of the text. */
        private static Option<Tuple2<Shot, String>> first(String words) {
            for (int at = words.indexOf(AT); at >= 0; at = words.indexOf(AT, at + 1)) {
                String rest = words.substring(at + AT.length());
                int end = rest.indexOf(' ') < 0 ? rest.length() : rest.indexOf(' ');
                Option<Target> target = target(rest.substring(0, end));
                if (at > 0 && target.isDefined())
                    return Option.some(Tuple.of(new Shot(words.substring(0, at), target.get()), rest.substring(end)));
            }
            return Option.none();
        }
    }
}
