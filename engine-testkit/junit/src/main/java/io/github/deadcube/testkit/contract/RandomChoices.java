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
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Makes choices of every type, with parts that are plausible in the game or absurd. */
final class RandomChoices {
    static final Vector<RecordType> TYPES =
            Vector.ofAll(RecordType.cases(Choice.class)).map(RecordType::of);

    private final SplitMix64 chance;
    private final Vector<String> weapons;
    private final Vector<RuleId> rules;

    RandomChoices(Setup setup, SplitMix64 chance) {
        this.chance = chance;
        this.weapons = weapons(setup);
        this.rules = rules(setup.ruleset());
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

    Choice next() {
        return drawn(TYPES.get(chance.below(TYPES.size())));
    }

    Choice drawn(RecordType type) {
        Object[] parts = new Object[type.size()];
        for (int i = 0; i < parts.length; i++) parts[i] = part(type.kind(i));
        return (Choice) type.maker().apply(parts);
    }

    private Object part(Class<?> type) {
        if (type == ModelId.class) return model();
        if (type == Cube.class) return cube();
        if (type == int.class) return number();
        if (type == boolean.class) return chance.below(2) == 0;
        if (type == String.class) return weapon();
        if (type == RuleId.class) return rule();
        if (type == Option.class) return item();
        if (type == CommandFace.class) return face();
        if (type == CommandDice.class) return dice();
        if (type == Side.class) return chance.below(2) == 0 ? Side.A : Side.B;
        if (type == Direction.class) return Direction.ALL.get(chance.below(Direction.ALL.size()));
        if (type == Target.class) return target();
        if (type == Shot.class) return shot();
        if (type == Choice.class) return next();
        throw new IllegalStateException("a choice has a part of another type: " + type);
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
