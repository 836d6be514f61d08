package io.github.deadcube.core.support;

import io.github.deadcube.api.internal.CurrentActivation.TakenAction;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.CardStatistics.EquipmentText;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the items of a model: its card, place and state. */
public final class ModelItemReader {
    private static final Pattern CARRIES = Pattern.compile("carries (\\S++)(?: of token (" + ItemForm.TOKEN + "))?");
    private static final Pattern DAMAGE = Pattern.compile("damage ([0-9]{1,3})");
    private static final Pattern MARKED = Pattern.compile("marked (\\S++)(?: ([0-9]{1,3}))?(?: by ([AB]))?(?: until "
            + "(test|attack|shoot|activation|turn|round|game))?");

    /** The items of a card that begin with a word. Statistics, weapons, keywords and names need no such word. */
    public static final Vector<ItemForm<Consumer<ModelDraft>>> CARD = Vector.of(
            ItemForm.of("equipment", "equipment I-AMMO", item -> EquipmentText.parse(item.after("equipment"))),
            ItemForm.of("order", "order \"Hold the line\"", ModelItemReader::order),
            ItemForm.alone("added", f -> f.muster(Muster.ADDED)),
            ItemForm.alone("spare", f -> f.muster(Muster.SPARE)),
            ItemForm.alone("leader", f -> f.leader = true));

    public static final Vector<ItemForm<Consumer<ModelDraft>>> PLACE = Vector.of(
            ItemForm.of("at", "at c4:2/5", item -> place(item.after("at"))),
            ItemForm.of(
                    "passing",
                    "passing c4:2",
                    item -> place(item.after("passing")).map(place -> place.andThen(f -> f.passing = true))),
            ItemForm.alone("killed", f -> f.killed = true),
            ItemForm.alone("left", f -> f.left = true),
            ItemForm.alone("reserve", f -> f.reserve = true),
            ItemForm.alone("waiting", f -> f.waiting = true));

    /** The state that only a model on the battlefield has. */
    private static final Vector<ItemForm<Consumer<ModelDraft>>> UPRIGHT = Vector.of(
            ItemForm.alone("pinned", f -> f.pinned = true),
            ItemForm.alone("activated", f -> f.activated = true),
            ItemForm.alone("active", f -> f.active = true),
            ItemForm.of("active by", "active by B", ModelItemReader::controlled),
            ItemForm.of("taken", "taken long shoot", ModelItemReader::taken),
            ItemForm.alone("action die spent", f -> f.dieSpent = true));

    /** The state that a model in reserve does not have. It may be activated (R25-K-DROP-SUIT). */
    public static final Vector<ItemForm<Consumer<ModelDraft>>> OUT_OF_RESERVE =
            UPRIGHT.reject(form -> form.words().equals("activated"));

    /** The state that a model keeps in reserve and after it has left. */
    private static final Vector<ItemForm<Consumer<ModelDraft>>> KEPT = Vector.of(
            ItemForm.of("damage", "damage 1", ModelItemReader::damage),
            ItemForm.alone("neutral", f -> f.neutral = true),
            ItemForm.of("marked", "marked K-PREY 1 by A until round", ModelItemReader::mark),
            ItemForm.of("carries", "carries I-AMMO", ModelItemReader::carries),
            ItemForm.of("used up", "used up bomb", ModelItemReader::usedUp));

    /** The state other than the place. A model has no state before the deployment. */
    public static final Vector<ItemForm<Consumer<ModelDraft>>> STANDING = UPRIGHT.appendAll(KEPT);

    public static final Sentence EXPECTED = Sentence.of(
            "a statistic (RA 5+), a weapon (rifle R5 AP1, blade CC), a keyword in capitals, a name in"
                    + " quotation marks, {examples}",
            Vector.of(CARD, PLACE, STANDING).map(ItemForm::examples));

    private static final int MOST_OF_A_WEAPON = 30;

    private ModelItemReader() {}

    public static Either<Fault, Consumer<ModelDraft>> parse(TextPiece item) {
        if (Quoted.is(item.text())) return Either.right(f -> f.card = f.card.withName(Quoted.unquoted(item.text())));
        return ItemForm.read(PLACE, item)
                .orElse(() -> ItemForm.read(STANDING, item))
                .orElse(() -> card(item))
                .getOrElse(() -> Either.left(item.expected(expected(item))))
                .mapLeft(error -> run(item).getOrElse(error));
    }

    /** For words that may be a weapon: that its range is missing. */
    private static Sentence expected(TextPiece item) {
        return item.text().matches("[a-z]++(?: [a-z]++)*+") && item.text().length() < MOST_OF_A_WEAPON
                ? Sentence.of(
                        "a range if it is a weapon ('{weapon} R5', '{weapon} CC'), {expected}", item.text(), EXPECTED)
                : EXPECTED;
    }

    /** Whether an item says where a model is, by its first words. */
    public static boolean saysWhere(TextPiece item) {
        return PLACE.exists(form -> form.meets(item));
    }

    /** Whether an item says what a model carries. */
    public static boolean saysWhat(TextPiece item) {
        return item.begins("carries");
    }

    /**
     * Whether two items about the same, such as where a model is, cannot be said together. A place beside
     * {@code reserve} has a fault of its own.
     */
    public static boolean contradict(TextPiece one, TextPiece other) {
        return !(isApart(one) && isPlace(other) || isPlace(one) && isApart(other));
    }

    private static boolean isPlace(TextPiece item) {
        return item.begins("at") || item.begins("passing");
    }

    private static boolean isApart(TextPiece item) {
        return item.begins("reserve") || item.begins("left");
    }

    /** Reads an item of a card; none if it is another item. */
    public static Option<Either<Fault, Consumer<ModelDraft>>> card(TextPiece item) {
        return Option.<Either<Fault, Consumer<ModelDraft>>>when(
                        WeaponText.isWeapon(item), () -> WeaponText.weapon(item).map(weapon -> f -> f.add(weapon)))
                .orElse(() -> ItemForm.read(CARD, item))
                .orElse(() -> Option.when(isStatistics(item), () -> CardStatistics.parse(item)))
                .orElse(() -> Option.when(
                        WeaponText.isKeyword(item),
                        () -> WeaponText.keyword(item, ", ")
                                .flatMap(keyword -> notStatistic(keyword, item))
                                .map(keyword -> f -> f.add(keyword))));
    }

    /**
     * The words of an item that names what a card has once: statistics, a whole special order, or the first word of
     * another item than a weapon or keyword.
     */
    static Vector<TextPiece> once(TextPiece item) {
        if (WeaponText.isWeapon(item)) return Vector.empty();
        if (ItemForm.read(CARD, item).isDefined()) return Vector.of(item.begins("order") ? item : item.first());
        return isStatistics(item)
                ? item.words().filter(word -> CardStatistics.NAMES.contains(word.text()))
                : Vector.empty();
    }

    /** The item alone; each statistic of an item of several, so that each has a fault of its own. */
    public static Vector<TextPiece> apart(TextPiece item) {
        if (item.tooLong().isDefined() || !isStatistics(item) || WeaponText.isWeapon(item)) return Vector.of(item);
        Vector<TextPiece> all = Vector.empty();
        int from = 0;
        for (TextPiece word : item.words().tail())
            if (CardStatistics.NAMES.contains(word.text())) {
                int at = word.column() - item.column();
                all = all.append(item.part(from, at));
                from = at;
            }
        return all.append(item.part(from, item.text().length()));
    }

    private static boolean isStatistics(TextPiece item) {
        return CardStatistics.NAMES.contains(item.first().text());
    }

    /** Rejects a statistic with its value in brackets, which looks like a keyword. */
    private static Either<Fault, Keyword> notStatistic(Keyword keyword, TextPiece item) {
        TextPiece written = new TextPiece(keyword.toString(), item.line(), item.column());
        return CardStatistics.NAMES.contains(written.first().text())
                ? CardStatistics.parse(written)
                        .fold(Either::left, statistic -> Either.left(item.expected(Sentence.verbatim(written.text()))))
                : Either.right(keyword);
    }

    /** The error of a missing comma between two items; none if there is no missing comma. */
    private static Option<Fault> run(TextPiece item) {
        return item.text().length() > WeaponText.LONGEST_RUN ? Option.none() : run(item, new TreeMap<>());
    }

    /** Examines the rest of an item once per start column: {@code runs} stores the results by column. */
    private static Option<Fault> run(TextPiece item, Map<Integer, Option<Fault>> runs) {
        for (int i = item.text().indexOf(' '); i >= 0; i = item.text().indexOf(' ', i + 1)) {
            TextPiece first = item.part(0, i);
            TextPiece second = item.part(i, item.text().length());
            if (!known(first)) continue;
            if (!runs.containsKey(second.column())) runs.put(second.column(), run(second, runs));
            boolean further = runs.getOrDefault(second.column(), Option.none()).isDefined();
            if (further || known(second) || WeaponText.isKeyword(second))
                return Option.some(second.wrong(
                        Sentence.of("a comma is missing before '{text}'", second.text()),
                        Sentence.of("'{text}, {otherText}'", first.text(), second.text())));
        }
        return Option.none();
    }

    private static boolean known(TextPiece item) {
        return Vector.of(PLACE, STANDING, CARD)
                .exists(forms -> ItemForm.read(forms, item).exists(Either::isRight));
    }

    private static Either<Fault, Consumer<ModelDraft>> order(TextPiece item) {
        TextPiece name = item.rest();
        if (name.isEmpty()) return Either.left(item.expected("'order' and a name, such as order \"Hold the line\""));
        String order = Quoted.unquoted(name.text());
        return Either.right(f -> f.card = f.card.order().isEmpty()
                ? f.card.withOrder(Option.some(order))
                : f.card.withFurtherOrders(f.card.furtherOrders().append(order)));
    }

    /** K-RAMPAGE: the active model, and the side that controls it. */
    private static Either<Fault, Consumer<ModelDraft>> controlled(TextPiece item) {
        TextPiece side = item.after("active by");
        return Side.BOTH
                .find(one -> one.name().equals(side.text()))
                .<Consumer<ModelDraft>>map(controller -> f -> {
                    f.active = true;
                    f.controller = Option.some(controller);
                })
                .toEither(() -> item.expected("'active by' and a side, such as active by B"));
    }

    /** RND-4: an action by its name, or a SPECIAL action by its rule. */
    private static Either<Fault, Consumer<ModelDraft>> taken(TextPiece item) {
        TextPiece what = item.after("taken");
        Option<TakenAction> action =
                Vector.of(TakenAction.values()).find(a -> a.toString().equals(what.text()));
        if (action.isDefined()) return Either.right(f -> f.taken = f.taken.append(action.get()));
        return RuleId.read(what.text())
                .toOption()
                .<Consumer<ModelDraft>>map(rule -> f -> f.specials = f.specials.append(rule))
                .toEither(() -> item.expected(Sentence.of(
                        "'taken' and {actions}, or a rule such as K-MEDIC", Vector.of(TakenAction.values()))));
    }

    private static Either<Fault, Consumer<ModelDraft>> usedUp(TextPiece item) {
        TextPiece what = item.after("used up");
        if (what.isEmpty()) return Either.left(item.expected("'used up' and what is gone, such as used up bomb"));
        return Either.right(f -> f.usedUp = f.usedUp.append(what));
    }

    private static Either<Fault, Consumer<ModelDraft>> place(TextPiece piece) {
        return piece.place().map(place -> f -> {
            f.stand(place.cube(), piece);
            f.spot = place.spot();
        });
    }

    private static Either<Fault, Consumer<ModelDraft>> damage(TextPiece item) {
        Matcher m = DAMAGE.matcher(item.text());
        if (!m.matches()) return Either.left(item.expected("'damage' and a number, such as damage 1"));
        int damage = Integer.parseInt(m.group(1));
        return Either.right(f -> f.damage = damage);
    }

    private static Either<Fault, Consumer<ModelDraft>> carries(TextPiece item) {
        Matcher m = CARRIES.matcher(item.text());
        Option<RuleId> rule = ItemForm.rule(m, 1);
        if (rule.isEmpty())
            return Either.left(item.expected("'carries' and an item, such as carries I-AMMO of token 3"));
        int token = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        return Either.right(f -> {
            f.item = rule;
            f.token = token;
        });
    }

    private static Either<Fault, Consumer<ModelDraft>> mark(TextPiece item) {
        Matcher m = MARKED.matcher(item.text());
        Option<RuleId> rule = ItemForm.rule(m, 1);
        if (rule.isEmpty()) return Either.left(item.expected("a mark such as 'marked K-PREY 1 until game'"));
        int amount = m.group(2) == null ? 1 : Integer.parseInt(m.group(2));
        Option<Side> by = Option.of(m.group(3)).map(Side::valueOf);
        String until = m.group(4) == null ? "game" : m.group(4);
        Mark.Until end = Objects.requireNonNull(SavedNames.constant(Mark.Until.class, until));
        Mark mark = new Mark(rule.get(), by, amount, end);
        return Either.right(f -> f.add(mark));
    }
}
