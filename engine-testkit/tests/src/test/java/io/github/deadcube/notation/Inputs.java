package io.github.deadcube.notation;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Inputs of every kind with arbitrary arguments, plausible or not. */
final class Inputs {
    static final Arbitrary<ModelId> MODELS = Combinators.combine(
                    Arbitraries.of(Side.class), Arbitraries.integers().between(1, 999))
            .as(ModelId::new);
    static final Arbitrary<Cube> CUBES =
            Combinators.combine(to(26), to(26), to(9)).as(Cube::new);
    static final Arbitrary<RuleId> RULES = Arbitraries.oneOf(
            Arbitraries.of(Rulebook.all().asJava()),
            Arbitraries.strings()
                    .withChars("AZ09")
                    .ofMinLength(1)
                    .ofMaxLength(5)
                    .list()
                    .ofMinSize(2)
                    .ofMaxSize(4)
                    .map(groups -> RuleId.of(String.join("-", groups))));
    static final Arbitrary<Target> TARGETS =
            Arbitraries.oneOf(MODELS.map(Target::of), CUBES.map(Target::of), Arbitraries.of(Target.NOTHING));
    private static final Arbitrary<CommandFace> FACES = Arbitraries.of(CommandFace.class);
    private static final Arbitrary<Integer> NUMBERS = Arbitraries.integers();
    /** Includes the words of the notation. A name that contains a complete shot would be ambiguous. */
    private static final Arbitrary<String> NAMES = Arbitraries.oneOf(
                    Arbitraries.of("at", "as", "and", "with", "on", "back", "A3's", "c4-"),
                    Arbitraries.strings()
                            .alpha()
                            .numeric()
                            .withChars("'-äÉ")
                            .ofMinLength(1)
                            .ofMaxLength(8))
            .list()
            .ofMinSize(1)
            .ofMaxSize(4)
            .map(words -> String.join(" ", words))
            .filter(name -> !name.matches(".*\\bat ([AB][1-9][0-9]{0,2}|[a-z][0-9]{1,2}(:[1-9])?|nothing)( .*)?"));

    private static final Arbitrary<String> MODES = NAMES.filter(name -> !name.matches("(.* )?and( .*)?"));
    private static final Arbitrary<Option<RuleId>> ITEMS =
            Arbitraries.of(Option.none(), Option.some(RuleId.of("I-AMMO")));

    private static final Arbitrary<Shot> SHOTS = Combinators.combine(
                    NAMES, TARGETS, Arbitraries.oneOf(Arbitraries.of(Shot.ORDINARY), MODES), ITEMS)
            .as(Shot::new);

    private static final Vector<Arbitrary<? extends Choice>> UNPAID = Vector.of(
            NUMBERS.map(Choice.Zone::new),
            CUBES.map(Choice.AddCube::new),
            MODELS.map(Choice.SetUp::new),
            of(MODELS, CUBES, Choice.Deploy::new),
            FACES.list()
                    .ofMaxSize(20)
                    .map(faces -> new Choice.RerollCommand(CommandDice.of(faces.toArray(new CommandFace[0])))),
            MODELS.map(Choice.Tactician::new),
            MODELS.map(Choice.Activate::new),
            Arbitraries.of(new Choice.Pass()),
            Arbitraries.of(new Choice.EndTurn()),
            MODELS.map(Choice.EndActivation::new),
            MODELS.map(Choice.Advance::new),
            MODELS.map(Choice.Sprint::new),
            of(MODELS, SHOTS, Choice.Shoot::new),
            of(MODELS, MODELS, Choice.Assault::new),
            MODELS.map(Choice.StandUp::new),
            Combinators.combine(RULES, MODELS, TARGETS).as(Choice.Use::new),
            of(MODELS, CUBES, Choice.Step::new),
            MODELS.map(Choice.Leave::new),
            MODELS.map(Choice.LetGo::new),
            of(MODELS, NUMBERS, Choice.TakeSpot::new),
            of(MODELS, MODELS, Choice.Attack::new),
            Combinators.combine(MODELS, Arbitraries.oneOf(NAMES, Arbitraries.of("")), ITEMS)
                    .as(Choice.Wield::new),
            Combinators.combine(MODELS, Arbitraries.oneOf(NAMES, Arbitraries.of("")), ITEMS)
                    .as(Choice.FightBack::new),
            MODELS.map(Choice.Survive::new),
            NUMBERS.map(Choice.AddDice::new),
            NUMBERS.map(Choice.Reroll::new),
            FACES.map(Choice.SpendReroll::new),
            of(MODELS, Arbitraries.of(Direction.class), Choice.Throw::new),
            of(MODELS, CUBES, Choice.Land::new),
            Arbitraries.of(Side.class).map(Choice.StartingPlayer::new),
            NUMBERS.map(Choice.UseRecon::new),
            NUMBERS.map(Choice.ForgoRecon::new),
            NUMBERS.map(Choice.PickToken::new),
            MODELS.map(Choice.Flank::new),
            Arbitraries.of(new Choice.Done()),
            of(MODELS, NUMBERS, Choice.PickUp::new),
            MODELS.map(Choice.Keep::new),
            MODELS.map(Choice.Drop::new),
            MODELS.map(Choice.Destroy::new),
            of(MODELS, Arbitraries.of(true, false), Choice.Exchange::new),
            of(RULES, MODELS, Choice.Decline::new));

    /** One entry for each kind of choice. */
    static final Vector<Arbitrary<? extends Choice>> CHOICES = UNPAID.append(
            of(FACES, any(UNPAID), (face, bought) -> new Choice.SpendDie(face, new Choice.SpendDie(face, bought))));

    static final Arbitrary<Input> ALL = any(Vector.<Arbitrary<? extends Input>>ofAll(CHOICES)
            .append(NUMBERS.array(int[].class).ofMinSize(1).map(Dice::of))
            .append(NUMBERS.list().map(numbers -> new Input.Shuffle(Vector.ofAll(numbers)))));

    private Inputs() {}

    private static <T> Arbitrary<T> any(Vector<? extends Arbitrary<? extends T>> kinds) {
        return Arbitraries.of(kinds.asJava()).flatMap(kind -> kind.map(Function.<T>identity()));
    }

    private static Arbitrary<Integer> to(int most) {
        return Arbitraries.integers().between(1, most);
    }

    private static <S, T, R> Arbitrary<R> of(Arbitrary<S> one, Arbitrary<T> other, BiFunction<S, T, R> made) {
        return Combinators.combine(one, other).as(made::apply);
    }
}
