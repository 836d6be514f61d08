package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;

/**
 * What an entry comes to, with all that is fixed in it.
 *
 * @param extras models that come in addition (TEAM-8)
 */
record Parts(
        Vector<Profile> models,
        Vector<Weapon> weapons,
        Vector<Keyword> keywords,
        Cost cost,
        Vector<ChoiceGroup> groups,
        Vector<Profile> extras,
        Vector<String> fixed,
        boolean flawed,
        boolean sound) {
    static final Parts NONE = new Parts(
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            new Cost(0, 0),
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            false,
            true);
    static final Parts BROKEN = NONE.broken();

    Parts plus(Parts other) {
        return new Parts(
                models.appendAll(other.models),
                weapons.appendAll(other.weapons),
                keywords.appendAll(other.keywords),
                cost.plus(other.cost),
                groups.appendAll(other.groups),
                extras.appendAll(other.extras),
                fixed.appendAll(other.fixed),
                flawed || other.flawed,
                sound && other.sound);
    }

    Parts plus(Vector<Weapon> moreWeapons, Vector<Keyword> moreKeywords) {
        return new Parts(
                models,
                weapons.appendAll(moreWeapons),
                keywords.appendAll(moreKeywords),
                cost,
                groups,
                extras,
                fixed,
                flawed,
                sound);
    }

    Parts plus(ChoiceGroup group) {
        return new Parts(models, weapons, keywords, cost, groups.append(group), extras, fixed, flawed, sound);
    }

    Parts plusExtra(Profile extra) {
        return new Parts(models, weapons, keywords, cost, groups, extras.append(extra), fixed, flawed, sound);
    }

    Parts plusModel(Profile model) {
        return new Parts(models.append(model), weapons, keywords, cost, groups, extras, fixed, flawed, sound);
    }

    Parts plusFixed(String name) {
        return new Parts(models, weapons, keywords, cost, groups, extras, fixed.append(name), flawed, sound);
    }

    Parts costing(Cost more) {
        return new Parts(models, weapons, keywords, cost.plus(more), groups, extras, fixed, flawed, sound);
    }

    /** With a fault, if there is one. */
    Parts flawedIf(boolean fault) {
        return fault && !flawed ? new Parts(models, weapons, keywords, cost, groups, extras, fixed, true, sound) : this;
    }

    Parts broken() {
        return new Parts(models, weapons, keywords, cost, groups, extras, fixed, flawed, false);
    }

    /** Of how many things it is made. */
    int size() {
        return models.size() + weapons.size() + keywords.size() + groups.size() + extras.size() + fixed.size();
    }

    boolean gives() {
        return !models.isEmpty() || !weapons.isEmpty() || !keywords.isEmpty() || !groups.isEmpty();
    }
}
