package io.github.deadcube.core.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** SHO-1: the names that a weapon may have. */
class WeaponNamePropertyTest {
    private static final ModelId MODEL = ModelId.of("A1");

    @Property
    @Tries(build = 1_000, thorough = 100_000)
    void aNameIsWrongIfAChoiceWithItReadsAsAnother(@ForAll("names") String name) {
        Vector<Choice> choices = Vector.of(
                new Choice.Shoot(MODEL, new Shot(name, Target.of(MODEL))),
                new Choice.Wield(MODEL, name, Option.none()),
                new Choice.FightBack(MODEL, name));
        assertThat(WeaponName.fault(name).isEmpty())
                .as(name)
                .isEqualTo(
                        choices.forAll(choice -> Input.read(choice.toString()).contains(choice)));
    }

    /** Words of the notation; not the word for no weapon alone (AST-2). */
    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of(
                        "at", "as", "and", "using", "with", "on", "A1", "B2", "c4", "nothing", "shoot", "wield",
                        "Rifle", "advance", "3", "I-AMMO", "fight", "back", "spend", "aimed")
                .list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(words -> String.join(" ", words))
                .filter(name -> !WeaponName.isNone(name));
    }
}
