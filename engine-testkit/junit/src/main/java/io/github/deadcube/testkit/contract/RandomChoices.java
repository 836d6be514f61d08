package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Makes choices of every type, with arguments that are plausible in the game or absurd. */
final class RandomChoices {
    private final SplitMix64 chance;
    private final Vector<String> weapons;
    private final Vector<RuleId> rules;
    private final Vector<Supplier<Choice>> makers;

    RandomChoices(Setup setup, SplitMix64 chance) {
        this.chance = chance;
        this.weapons = weapons(setup);
        this.rules = rules(setup.ruleset());
        this.makers = Vector.of(
                () -> new Choice.Zone(number()),
                () -> new Choice.AddCube(cube()),
                () -> new Choice.SetUp(model()),
                () -> new Choice.Deploy(model(), cube()),
                () -> new Choice.RerollCommand(dice()),
                () -> new Choice.Tactician(model()),
                () -> new Choice.Activate(model()),
                Choice.Pass::new,
                Choice.EndTurn::new,
                () -> new Choice.EndActivation(model()),
                () -> new Choice.Advance(model()),
                () -> new Choice.Sprint(model()),
                () -> new Choice.Shoot(model(), shot()),
                () -> new Choice.Assault(model(), model()),
                () -> new Choice.StandUp(model()),
                () -> new Choice.SpendDie(face(), next()),
                () -> new Choice.Use(rule(), model(), target()),
                () -> new Choice.Step(model(), cube()),
                () -> new Choice.LetGo(model()),
                () -> new Choice.Leave(model()),
                () -> new Choice.TakeSpot(model(), number()),
                () -> new Choice.Attack(model(), model()),
                () -> new Choice.Wield(model(), weapon(), item()),
                () -> new Choice.FightBack(model(), weapon(), item()),
                () -> new Choice.Survive(model()),
                () -> new Choice.AddDice(number()),
                () -> new Choice.Reroll(number()),
                () -> new Choice.SpendReroll(face()),
                () -> new Choice.Throw(model(), Direction.ALL.get(chance.below(8))),
                () -> new Choice.Land(model(), cube()),
                () -> new Choice.StartingPlayer(chance.below(2) == 0 ? Side.A : Side.B),
                () -> new Choice.UseRecon(number()),
                () -> new Choice.ForgoRecon(number()),
                () -> new Choice.PickToken(number()),
                () -> new Choice.Flank(model()),
                Choice.Done::new,
                () -> new Choice.PickUp(model(), number()),
                () -> new Choice.Keep(model()),
                () -> new Choice.Drop(model()),
                () -> new Choice.Destroy(model()),
                () -> new Choice.Exchange(model(), chance.below(2) == 0),
                () -> new Choice.Decline(rule(), model()));
    }

    private static Vector<String> weapons(Setup setup) {
        return setup.cards()
                .flatMap(card -> card.weapons().map(Weapon::name))
                .appendAll(setup.ruleset()
                        .library()
                        .items()
                        .flatMap(ItemRule::weapon)
                        .map(Weapon::name))
                .append("")
                .append("broom");
    }

    private static Vector<RuleId> rules(Ruleset ruleset) {
        return Vector.<Library.Rule>narrow(ruleset.library().keywords())
                .appendAll(ruleset.library().items())
                .appendAll(ruleset.library().orders())
                .map(Library.Rule::rule)
                .append(RuleIds.CMD_5)
                .append(RuleIds.ADV_6)
                .append(RuleIds.CMD_9)
                .append(RuleId.of("HOUSE-1"));
    }

    int types() {
        return makers.size();
    }

    Choice next() {
        return of(chance.below(makers.size()));
    }

    Choice of(int type) {
        return makers.get(type).get();
    }

    private boolean absurd() {
        return chance.below(12) == 0;
    }

    int number() {
        return absurd() ? (int) chance.next() : -1 + chance.below(13);
    }

    private ModelId model() {
        return new ModelId(
                chance.below(2) == 0 ? Side.A : Side.B, absurd() ? (int) chance.next() : 1 + chance.below(9));
    }

    private Cube cube() {
        return absurd()
                ? new Cube(-9 + chance.below(49), -9 + chance.below(49), -2 + chance.below(14))
                : new Cube(1 + chance.below(8), 1 + chance.below(8), 1 + chance.below(3));
    }

    CommandFace face() {
        return CommandFace.of(1 + chance.below(6));
    }

    CommandDice dice() {
        CommandDice dice = CommandDice.NONE;
        for (int i = chance.below(5); i > 0; i--) dice = dice.plus(face(), 1);
        return dice;
    }

    private RuleId rule() {
        return rules.get(chance.below(rules.size()));
    }

    Option<RuleId> item() {
        return chance.below(3) == 0 ? Option.some(rule()) : Option.none();
    }

    String weapon() {
        return weapons.get(chance.below(weapons.size()));
    }

    private Target target() {
        return switch (chance.below(4)) {
            case 0 -> Target.of(model());
            case 1 -> Target.of(cube());
            case 2 -> Target.of(model(), cube());
            default -> Target.NOTHING;
        };
    }

    private Shot shot() {
        String mode = chance.below(4) == 0 ? "blaze away" : absurd() ? "sideways" : Shot.ORDINARY;
        return new Shot(weapon(), target(), mode, item());
    }
}
