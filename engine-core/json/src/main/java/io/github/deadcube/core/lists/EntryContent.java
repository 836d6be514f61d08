package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.lists.Findings.At;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.WeaponText;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The content of an entry with all its fixed parts. Extras are additional models (TEAM-8). */
record EntryContent(
        Vector<Card> models,
        Vector<Weapon> weapons,
        Vector<Keyword> keywords,
        Cost cost,
        Vector<ChoiceGroup> groups,
        Vector<Card> extras,
        Vector<String> fixed,
        boolean flawed,
        boolean sound) {
    static final EntryContent NONE = new EntryContent(
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            new Cost(0, 0),
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            false,
            true);
    static final EntryContent BROKEN = NONE.broken();

    EntryContent plus(EntryContent other) {
        return new EntryContent(
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

    EntryContent plus(Vector<Weapon> moreWeapons, Vector<Keyword> moreKeywords) {
        return with(models, weapons.appendAll(moreWeapons), keywords.appendAll(moreKeywords), groups);
    }

    EntryContent plus(ChoiceGroup group) {
        return with(models, weapons, keywords, groups.append(group));
    }

    /** The same cost, extras and fixed parts with other content. */
    EntryContent with(Vector<Card> others, Vector<Weapon> arms, Vector<Keyword> effects, Vector<ChoiceGroup> choices) {
        return new EntryContent(others, arms, effects, cost, choices, extras, fixed, flawed, sound);
    }

    EntryContent plusExtra(Card extra) {
        return new EntryContent(models, weapons, keywords, cost, groups, extras.append(extra), fixed, flawed, sound);
    }

    EntryContent plusModel(Card model) {
        return with(models.append(model), weapons, keywords, groups);
    }

    EntryContent plusFixed(String name) {
        return new EntryContent(models, weapons, keywords, cost, groups, extras, fixed.append(name), flawed, sound);
    }

    EntryContent costing(Cost more) {
        return new EntryContent(models, weapons, keywords, cost.plus(more), groups, extras, fixed, flawed, sound);
    }

    EntryContent flawedIf(boolean fault) {
        return fault && !flawed
                ? new EntryContent(models, weapons, keywords, cost, groups, extras, fixed, true, sound)
                : this;
    }

    EntryContent broken() {
        return new EntryContent(models, weapons, keywords, cost, groups, extras, fixed, flawed, false);
    }

    /** Its first model with its weapons, its keywords and its worth. */
    Card card() {
        Card model = models.head();
        return model.withWorth(cost.worth())
                .withWeapons(WeaponText.apart(weapons))
                .withKeywords(model.keywords().appendAll(keywords));
    }

    int size() {
        return models.size() + weapons.size() + keywords.size() + groups.size() + extras.size() + fixed.size();
    }

    boolean gives() {
        return !models.isEmpty() || !weapons.isEmpty() || !keywords.isEmpty() || !groups.isEmpty();
    }

    /** The cost of an entry without its parts: 0 to 999 points, and 0 to 99 VPs. */
    record Cost(int points, int worth) implements Told {
        private static final int MOST_WORTH = 99;
        private static final String POINTS = "PTS";
        private static final String WORTH = "VP";

        Cost plus(Cost other) {
            return new Cost(points + other.points, worth + other.worth);
        }

        /** The cost of the link, or else of its target; none if it cannot be read. */
        static Option<Cost> of(ListEntry entry, Findings findings) {
            return of(entry, "what has it is not read", findings);
        }

        static Option<Cost> total(Element roster, Findings findings) {
            return of(ListEntry.of(roster), "the contents of the roster count", findings);
        }

        private static Option<Cost> of(ListEntry entry, CharSequence otherwise, Findings findings) {
            Option<Integer> points = amount(entry, POINTS, TextBounds.MOST_POINTS, otherwise, findings);
            Option<Integer> worth = amount(entry, WORTH, MOST_WORTH, otherwise, findings);
            for (Element other : entry.each("cost"))
                if (!Vector.of(POINTS, WORTH).contains(type(other))
                        && !other.whole("value").contains(0))
                    findings.leftOut(
                            new At(other, entry.title()),
                            Sentence.of("a cost in '{cost}' is none of the game's", other.title()),
                            "passed over");
            return points.flatMap(p -> worth.map(w -> new Cost(p, w)));
        }

        private static Option<Integer> amount(
                ListEntry entry, String type, int most, CharSequence otherwise, Findings findings) {
            Option<Element> cost =
                    entry.link().flatMap(link -> find(link, type)).orElse(() -> find(entry.target(), type));
            if (cost.isEmpty()) return Option.some(0);
            String text = set(entry, cost.get()).getOrElse(cost.get().get("value"));
            Option<Integer> value = Element.wholeNumber(text).filter(n -> n >= 0 && n <= most);
            if (value.isEmpty())
                findings.fault(
                        new At(cost.get(), entry.title()),
                        Sentence.of("a cost of {text} {type} is none: costs are whole, 0 to {most}", text, type, most),
                        otherwise);
            return value;
        }

        /** A modifier of the entry that sets the cost independently of other choices. */
        private static Option<String> set(ListEntry entry, Element cost) {
            return entry.each("modifier")
                    .filter(m -> setsCost(m, cost.get("typeId")))
                    .lastOption()
                    .map(m -> m.get("value"));
        }

        static boolean setsCost(Element modifier, String typeId) {
            return modifier.get("type").equals("set")
                    && modifier.get("field").equals(typeId)
                    && modifier.children().isEmpty();
        }

        private static Option<Element> find(Element entry, String type) {
            return entry.each("cost").find(cost -> type(cost).equals(type));
        }

        private static String type(Element cost) {
            return cost.title().toUpperCase(Locale.ROOT);
        }

        @Override
        public String told(Language language) {
            return Sentence.of("{points} PTS and {vp} VP", points, worth).told(language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }
}
