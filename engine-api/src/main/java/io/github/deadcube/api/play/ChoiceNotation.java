package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.Tuple;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The notation of choices: a table of verbs, those of a model and those of a side. */
final class ChoiceNotation {
    private static final int MOST_SPENT = 8;

    private static final String USING = " using ";
    private static final String A_MODEL = "a model";
    private static final String A_CUBE = "a cube";
    private static final String A_NUMBER = "a number";
    private static final String A_SPOT = "the number of a spot";
    private static final String FACES = "model, dice, advance, shoot, assault or order";

    private static final Vector<Form<Choice>> OF_A_SIDE = Vector.of(
            number("zone", "zone 1", Choice.Zone::new),
            number("recon", "recon 4", Choice.UseRecon::new),
            number("forgo", "forgo 4", Choice.ForgoRecon::new),
            number("token", "token 3", Choice.PickToken::new),
            Form.alone("A starts", "A starts", new Choice.StartingPlayer(Side.A)),
            Form.alone("B starts", "B starts", new Choice.StartingPlayer(Side.B)),
            Form.alone("done", "done", new Choice.Done()),
            Form.alone("pass", "pass", new Choice.Pass()),
            Form.alone("end turn", "end turn", new Choice.EndTurn()),
            Form.of("add cube", "add cube a7", A_CUBE, Cube::parse, Choice.AddCube::new),
            number("add", "add 1", Choice.AddDice::new),
            Form.of(
                    "reroll command",
                    "reroll command dice dice, or reroll command none",
                    "each face rolled again, or none,",
                    CommandDice::parse,
                    Choice.RerollCommand::new),
            Form.of("reroll with", "reroll with dice", FACES, CommandFace::parse, Choice.SpendReroll::new),
            number("reroll", "reroll 1", Choice.Reroll::new));

    private static final Vector<Form<Function<ModelId, Choice>>> OF_A_MODEL = Vector.of(
            alone("activate", Choice.Activate::new),
            alone("advance", Choice.Advance::new),
            alone("sprint", Choice.Sprint::new),
            ofModel("shoot", "rifle at B2", "WEAPON at TARGET", ShotNotation::parse, Choice.Shoot::new),
            ofModel("assault", "B2", A_MODEL, ModelId::parse, Choice.Assault::new),
            alone("stand up", Choice.StandUp::new),
            alone("leave", Choice.Leave::new),
            ofModel("step", "c5:2", A_CUBE, Cube::parse, Choice.Step::new),
            alone("let go", Choice.LetGo::new),
            alone("end", Choice.EndActivation::new),
            new Form<>("use", "A3 use K-MEDIC on A4", ChoiceNotation::use),
            ofModel("decline", "K-EVADE", "a rule", ChoiceNotation::rule, (m, rule) -> new Choice.Decline(rule, m)),
            ofModel("attack", "B2", A_MODEL, ModelId::parse, Choice.Attack::new),
            ofModel(
                    "wield",
                    "hammer",
                    "a weapon",
                    rest -> words(with(rest)).map(name -> Tuple.of(name.equals("nothing") ? "" : name, item(rest))),
                    (m, arm) -> new Choice.Wield(m, arm._1(), arm._2())),
            ofModel("pick up", "2", "the number of a token", InputNotation::number, Choice.PickUp::new),
            alone("keep", Choice.Keep::new),
            alone("drop", Choice.Drop::new),
            alone("destroy", Choice.Destroy::new),
            alone("exchange and drop", m -> new Choice.Exchange(m, true)),
            alone("exchange and destroy", m -> new Choice.Exchange(m, false)),
            alone("flank", Choice.Flank::new),
            ofModel(
                    "fight back with",
                    "blade",
                    "a weapon",
                    rest -> words(with(rest)).map(name -> Tuple.of(name, item(rest))),
                    (m, arm) -> new Choice.FightBack(m, arm._1(), arm._2())),
            ofModel(
                    "fight back using",
                    "I-STIMULANTS",
                    "an item",
                    ChoiceNotation::rule,
                    (m, item) -> new Choice.FightBack(m, "", Option.some(item))),
            alone("fight back", m -> new Choice.FightBack(m, "")),
            alone("survive", Choice.Survive::new),
            ofModel("spot", "5", A_SPOT, InputNotation::number, Choice.TakeSpot::new),
            ofModel("throw", "north-east", "a direction", ChoiceNotation::direction, Choice.Throw::new),
            ofModel("land", "c5", A_CUBE, Cube::parse, Choice.Land::new),
            alone("set up", Choice.SetUp::new),
            ofModel("deploy", "a8:2", A_CUBE, Cube::parse, Choice.Deploy::new),
            alone("tactician", Choice.Tactician::new));

    private ChoiceNotation() {}

    /** The words with which choices begin, those of a model without its name. */
    static Vector<String> verbs() {
        return OF_A_SIDE.map(Form::verb).appendAll(OF_A_MODEL.map(Form::verb));
    }

    static Either<String, Choice> parse(String words) {
        Vector<CommandFace> spent = Vector.empty();
        String rest = words;
        while (rest.startsWith("spend ")) {
            int colon = rest.indexOf(": ");
            Option<CommandFace> face = CommandFace.parse(colon < 0 ? "" : rest.substring("spend ".length(), colon));
            if (face.isEmpty())
                return Either.left(
                        "after 'spend' " + FACES + " and a colon follow: write spend shoot: A3 shoot rifle at B2");
            if (spent.size() == MOST_SPENT)
                return Either.left("at most " + MOST_SPENT
                        + " dice are spent in one choice: write spend shoot: A3 shoot rifle at B2");
            spent = spent.append(face.get());
            rest = rest.substring(colon + 2);
        }
        Vector<CommandFace> faces = spent;
        return unpaid(rest).map(choice -> faces.foldRight(choice, Choice.SpendDie::new));
    }

    private static Either<String, Choice> unpaid(String words) {
        String who = InputNotation.before(words);
        String rest = InputNotation.after(words);
        Option<ModelId> model = ModelId.parse(who);
        if (model.isDefined()) {
            // a step is no nearer to what is meant than a spot is
            if (InputNotation.before(rest).equals("stop"))
                return Either.left("a model that stops takes a spot: write " + who + " spot 5");
            String unknown =
                    rest.isEmpty() ? who + " does nothing" : "no model can '" + InputNotation.before(rest) + "'";
            return Form.read(OF_A_MODEL, rest, unknown).map(choice -> choice.apply(model.get()));
        }
        Option<Form<Function<ModelId, Choice>>> modelless = OF_A_MODEL.find(f -> f.begins(words));
        if (modelless.isDefined() && !OF_A_SIDE.exists(f -> f.begins(words)))
            return Either.left("before '" + who + "' a model stands: write "
                    + modelless.get().example());
        return Form.read(OF_A_SIDE, words, "'" + who + "' is neither a model such as A3 nor a verb");
    }

    private static Either<String, Function<ModelId, Choice>> use(String rest) {
        Option<RuleId> rule = rule(InputNotation.before(rest));
        if (rule.isEmpty()) return Either.left("a rule follows");
        String on = InputNotation.after(rest);
        Option<Target> target = on.isEmpty()
                ? Option.some(Target.NOTHING)
                : Option.when(on.startsWith("on "), () -> on.substring("on ".length()))
                        .flatMap(ShotNotation::target);
        return target.toEither("a rule, 'on' and a model or a cube follow")
                .map(t -> m -> new Choice.Use(rule.get(), m, t));
    }

    static Option<RuleId> rule(String word) {
        return RuleId.parse(word);
    }

    private static Option<Direction> direction(String word) {
        return Direction.ALL.find(d -> d.toString().equals(word));
    }

    /** What stands before the item that is used. */
    private static String with(String rest) {
        return item(rest).isDefined() ? rest.substring(0, rest.lastIndexOf(USING)) : rest;
    }

    /** The item that is used with a weapon, named at the end. */
    private static Option<RuleId> item(String rest) {
        int using = rest.lastIndexOf(USING);
        return using < 0 ? Option.none() : rule(rest.substring(using + USING.length()));
    }

    private static Option<String> words(String rest) {
        return Option.when(!rest.isEmpty(), rest);
    }

    private static Form<Choice> number(String verb, String example, Function<Integer, Choice> choice) {
        return Form.of(verb, example, A_NUMBER, InputNotation::number, choice);
    }

    private static Form<Function<ModelId, Choice>> alone(String verb, Function<ModelId, Choice> choice) {
        return Form.alone(verb, "A3 " + verb, choice);
    }

    private static <P> Form<Function<ModelId, Choice>> ofModel(
            String verb,
            String example,
            String what,
            Function<String, Option<P>> part,
            BiFunction<ModelId, P, Choice> choice) {
        return Form.of(verb, "A3 " + verb + " " + example, what, part, p -> model -> choice.apply(model, p));
    }
}
