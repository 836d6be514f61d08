package io.github.deadcube.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Choices of every type with arguments that are near the game's, or absurd. */
final class Wild {
    private static final Vector<String> WEAPONS = Contact.SETUP
            .teamA()
            .members()
            .appendAll(Contact.SETUP.teamB().members())
            .flatMap(p -> p.weapons())
            .map(w -> w.name())
            .append("")
            .append("broom")
            .append("item frag grenade");

    private final SplittableRandom chance;
    private final Vector<Supplier<Choice>> makers;

    Wild(SplittableRandom chance) {
        this.chance = chance;
        this.makers = Vector.of(
                () -> new Choice.Zone(number()),
                () -> new Choice.AddCube(cube()),
                () -> new Choice.Deploy(model(), cube()),
                () -> new Choice.RerollCommand(dice()),
                () -> new Choice.Tactician(model()),
                () -> new Choice.Activate(model()),
                Choice.Pass::new,
                Choice.EndTurn::new,
                () -> new Choice.EndActivation(model()),
                () -> new Choice.Advance(model()),
                () -> new Choice.Sprint(model()),
                () -> new Choice.Shoot(model(), shots(), item()),
                () -> new Choice.Assault(model(), model()),
                () -> new Choice.StandUp(model()),
                () -> new Choice.SpendDie(face(), next()),
                () -> new Choice.Use(rule(), model(), target()),
                () -> new Choice.Step(model(), cube()),
                () -> new Choice.Stop(model(), number()),
                () -> new Choice.LetGo(model()),
                () -> new Choice.Leave(model()),
                () -> new Choice.TakeSpot(model(), number()),
                () -> new Choice.Attack(model(), model()),
                () -> new Choice.Wield(model(), weapon(), item()),
                () -> new Choice.FightBack(model(), weapon()),
                () -> new Choice.Survive(model()),
                () -> new Choice.AddDice(number()),
                () -> new Choice.Reroll(number()),
                () -> new Choice.SpendReroll(face()),
                () -> new Choice.Throw(model(), Direction.ALL.get(chance.nextInt(8))),
                () -> new Choice.Land(model(), cube()),
                () -> new Choice.StartingPlayer(chance.nextBoolean() ? Side.A : Side.B),
                () -> new Choice.UseRecon(number()),
                () -> new Choice.ForgoRecon(number()),
                () -> new Choice.PickToken(number()),
                () -> new Choice.Flank(model()),
                Choice.Done::new,
                () -> new Choice.PickUp(model(), number()),
                () -> new Choice.Keep(model()),
                () -> new Choice.Drop(model()),
                () -> new Choice.Destroy(model()),
                () -> new Choice.Exchange(model(), chance.nextBoolean()),
                () -> new Choice.Decline(rule(), model()));
    }

    /** How many types of choice it makes. */
    int types() {
        return makers.size();
    }

    Choice next() {
        return of(chance.nextInt(makers.size()));
    }

    Choice of(int type) {
        return makers.get(type).get();
    }

    private boolean absurd() {
        return chance.nextInt(12) == 0;
    }

    private int number() {
        return absurd() ? chance.nextInt() : chance.nextInt(-1, 12);
    }

    private ModelId model() {
        return new ModelId(chance.nextBoolean() ? Side.A : Side.B, absurd() ? chance.nextInt() : chance.nextInt(1, 10));
    }

    private Cube cube() {
        return absurd()
                ? new Cube(chance.nextInt(-9, 40), chance.nextInt(-9, 40), chance.nextInt(-2, 12))
                : new Cube(chance.nextInt(1, 9), chance.nextInt(1, 9), chance.nextInt(1, 4));
    }

    private CommandFace face() {
        return CommandFace.of(chance.nextInt(1, 7));
    }

    private CommandDice dice() {
        CommandDice dice = CommandDice.NONE;
        for (int i = chance.nextInt(5); i > 0; i--) dice = dice.plus(face(), 1);
        return dice;
    }

    private RuleId rule() {
        Vector<RuleId> likely = Vector.of(
                RuleIds.K_EVADE, RuleIds.CMD_5, RuleIds.ADV_6, RuleIds.CMD_9, RuleIds.K_BOOM, RuleId.of("HOUSE-1"));
        return likely.get(chance.nextInt(likely.size()));
    }

    private Option<RuleId> item() {
        return chance.nextInt(3) == 0 ? Option.some(RuleIds.I_AMMO) : Option.none();
    }

    private String weapon() {
        return WEAPONS.get(chance.nextInt(WEAPONS.size()));
    }

    private Target target() {
        return switch (chance.nextInt(3)) {
            case 0 -> Target.of(model());
            case 1 -> Target.of(cube());
            default -> Target.NOTHING;
        };
    }

    private List<Shot> shots() {
        String mode = chance.nextInt(4) == 0 ? "blaze away" : absurd() ? "sideways" : Shot.ORDINARY;
        Shot shot = new Shot(weapon(), target(), mode);
        return absurd() ? List.of(shot, shot) : absurd() ? List.empty() : List.of(shot);
    }
}
