package io.github.deadcube.core.text;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile.Muster;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a script may say of a model: its card, and how it stands. */
final class FigureItems {
    /** Of a longer item nobody can say where commas are missing. */
    private static final int LONGEST_RUN = 200;

    private static final Pattern CARRIES =
            Pattern.compile("carries ([A-Z0-9]++(?:-[A-Z0-9]++)++)(?: of token ([1-9][0-9]{0,2}))?");
    private static final Pattern DAMAGE = Pattern.compile("damage ([0-9]{1,3})");
    private static final Pattern MARKED = Pattern.compile(
            "marked ([A-Z0-9]++(?:-[A-Z0-9]++)++)(?: ([0-9]{1,3}))?(?: by ([AB]))?(?: until (test|attack|shoot|activation|turn|round|game))?");

    /** Its card; statistics, weapons, keywords and names say themselves what they are. */
    static final Vector<Wording<Consumer<FigureDraft>>> CARD = Vector.of(
            Wording.of("equipment", "equipment I-AMMO", item -> EquipmentText.parse(item.after("equipment"))),
            Wording.of("order", "order \"Hold the line\"", FigureItems::order),
            Wording.alone("added", f -> f.muster(Muster.ADDED)),
            Wording.alone("spare", f -> f.muster(Muster.SPARE)),
            Wording.alone("leader", f -> f.leader = true));

    /** Where it is. */
    static final Vector<Wording<Consumer<FigureDraft>>> PLACE = Vector.of(
            Wording.of("at", "at c4:2/5", item -> place(item.after("at"))),
            Wording.of(
                    "passing",
                    "passing c4:2",
                    item -> place(item.after("passing")).map(place -> place.andThen(f -> f.passing = true))),
            Wording.alone("killed", f -> f.killed = true),
            Wording.alone("left", f -> f.left = true),
            Wording.alone("reserve", f -> f.reserve = true),
            Wording.alone("waiting", f -> f.waiting = true));

    /** How it stands, which only a model on the battlefield does. */
    private static final Vector<Wording<Consumer<FigureDraft>>> UPRIGHT = Vector.of(
            Wording.alone("pinned", f -> f.pinned = true),
            Wording.alone("activated", f -> f.activated = true),
            Wording.alone("active", f -> f.active = true),
            Wording.of("taken", "taken long shoot", FigureItems::taken),
            Wording.alone("action die spent", f -> f.dieSpent = true));

    /** What it has, which it keeps in reserve and beyond the edge. */
    private static final Vector<Wording<Consumer<FigureDraft>>> KEPT = Vector.of(
            Wording.of("damage", "damage 1", FigureItems::damage),
            Wording.alone("neutral", f -> f.neutral = true),
            Wording.of("marked", "marked K-PREY 1 by A until round", FigureItems::mark),
            Wording.of("carries", "carries I-AMMO", FigureItems::carries),
            Wording.of("used up", "used up bomb", FigureItems::usedUp));

    /** How it is, besides where; nothing of it is so before the deployment. */
    static final Vector<Wording<Consumer<FigureDraft>>> STANDING = UPRIGHT.appendAll(KEPT);

    static final String EXPECTED =
            "a statistic (RA 5+), a weapon (rifle R5 AP1, blade CC), a keyword in capitals, a name in"
                    + " quotation marks, "
                    + Vector.of(CARD, PLACE, STANDING).map(Wording::examples).mkString(", ");

    private FigureItems() {}

    static Either<TextError, Consumer<FigureDraft>> parse(Piece item) {
        if (Quoted.is(item.text())) return Either.right(f -> f.card.name(Quoted.unquoted(item.text())));
        return Wording.read(PLACE, item)
                .orElse(() -> Wording.read(UPRIGHT, item)
                        .map(read -> read.map(change -> stands(change, item)
                                .andThen(f -> f.stood =
                                        f.stood.filter(FigureItems::byPlace).orElse(Option.some(item))))))
                .orElse(() -> Wording.read(KEPT, item).map(read -> read.map(change -> stands(change, item))))
                .orElse(() -> card(item))
                .getOrElse(() -> Either.left(item.expected(EXPECTED)))
                .mapLeft(error -> run(item).getOrElse(error));
    }

    /** What its card prints; none if it is nothing of the kind. */
    static Option<Either<TextError, Consumer<FigureDraft>>> card(Piece item) {
        return Option.<Either<TextError, Consumer<FigureDraft>>>when(
                        WeaponText.isWeapon(item), () -> WeaponText.weapon(item).map(weapon -> f -> f.add(weapon)))
                .orElse(() -> Wording.read(CARD, item))
                .orElse(() -> Option.when(Card.NAMES.contains(item.first().text()), () -> Card.parse(item)))
                .orElse(() -> Option.when(
                        WeaponText.isKeyword(item),
                        () -> WeaponText.keyword(item, ", ")
                                .flatMap(keyword -> noFigure(keyword, item))
                                .map(keyword -> f -> f.add(keyword))));
    }

    /** A keyword that is written, with its value in brackets, as if a figure stood there. */
    private static Either<TextError, Keyword> noFigure(Keyword keyword, Piece item) {
        Piece written = new Piece(keyword.toString(), item.line(), item.column());
        return Card.NAMES.contains(written.first().text())
                ? Card.parse(written).fold(Either::left, figure -> Either.left(item.expected(written.text())))
                : Either.right(keyword);
    }

    /** Two items without a comma between them, if that is what it is. */
    private static Option<TextError> run(Piece item) {
        return item.text().length() > LONGEST_RUN ? Option.none() : run(item, new TreeMap<>());
    }

    /** What follows a first item is looked at once, wherever that ends: {@code runs} remembers by where it begins. */
    private static Option<TextError> run(Piece item, Map<Integer, Option<TextError>> runs) {
        for (int i = item.text().indexOf(' '); i >= 0; i = item.text().indexOf(' ', i + 1)) {
            Piece first = item.part(0, i);
            Piece second = item.part(i, item.text().length());
            if (!known(first)) continue;
            if (!runs.containsKey(second.column())) runs.put(second.column(), run(second, runs));
            boolean further = runs.getOrDefault(second.column(), Option.none()).isDefined();
            if (further || known(second) || WeaponText.isKeyword(second))
                return Option.some(second.wrong(
                        "no comma stands before '" + second.text() + "'",
                        "'" + first.text() + ", " + second.text() + "'"));
        }
        return Option.none();
    }

    private static boolean known(Piece item) {
        return Vector.of(PLACE, STANDING, CARD)
                .exists(forms -> Wording.read(forms, item).exists(Either::isRight));
    }

    private static Consumer<FigureDraft> stands(Consumer<FigureDraft> change, Piece item) {
        return change.andThen(f -> f.stands = f.stands.orElse(Option.some(item)));
    }

    /** R25-K-DROP-SUIT: one in reserve may be marked as activated. */
    static boolean byPlace(Piece said) {
        return !said.text().equals("activated");
    }

    private static Either<TextError, Consumer<FigureDraft>> order(Piece item) {
        Piece name = item.rest();
        if (name.isEmpty()) return Either.left(item.expected("'order' and a name, such as order \"Hold the line\""));
        return Either.right(f -> f.card.order(Option.some(Quoted.unquoted(name.text()))));
    }

    /** RND-4: an action by its name, a SPECIAL one by its rule. */
    private static Either<TextError, Consumer<FigureDraft>> taken(Piece item) {
        Piece what = item.after("taken");
        Option<Situation.Taken> action =
                Vector.of(Situation.Taken.values()).find(a -> a.toString().equals(what.text()));
        if (action.isDefined()) return Either.right(f -> f.taken = f.taken.append(action.get()));
        return RuleId.parse(what.text())
                .<Consumer<FigureDraft>>map(rule -> f -> f.specials = f.specials.append(rule))
                .toEither(() -> item.expected("'taken' and "
                        + Vector.of(Situation.Taken.values()).mkString(", ") + ", or a rule such as K-MEDIC"));
    }

    private static Either<TextError, Consumer<FigureDraft>> usedUp(Piece item) {
        Piece what = item.after("used up");
        if (what.isEmpty()) return Either.left(item.expected("'used up' and what is gone, such as used up bomb"));
        return Either.right(f -> f.usedUp = f.usedUp.append(what.text()));
    }

    private static Either<TextError, Consumer<FigureDraft>> place(Piece piece) {
        return piece.place().map(place -> f -> {
            f.stand(place.cube(), piece);
            f.spot = place.spot();
        });
    }

    private static Either<TextError, Consumer<FigureDraft>> damage(Piece item) {
        Matcher m = DAMAGE.matcher(item.text());
        if (!m.matches()) return Either.left(item.expected("'damage' and a number, such as damage 1"));
        int damage = Integer.parseInt(m.group(1));
        return Either.right(f -> f.damage = damage);
    }

    /** An item by its rule, and which token it was. */
    private static Either<TextError, Consumer<FigureDraft>> carries(Piece item) {
        Matcher m = CARRIES.matcher(item.text());
        Option<RuleId> rule = m.matches() ? RuleId.parse(m.group(1)) : Option.none();
        if (rule.isEmpty())
            return Either.left(item.expected("'carries' and an item, such as carries I-AMMO of token 3"));
        int token = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        return Either.right(f -> {
            f.item = rule;
            f.token = token;
        });
    }

    private static Either<TextError, Consumer<FigureDraft>> mark(Piece item) {
        Matcher m = MARKED.matcher(item.text());
        Option<RuleId> rule = m.matches() ? RuleId.parse(m.group(1)) : Option.none();
        if (rule.isEmpty()) return Either.left(item.expected("a mark such as 'marked K-PREY 1 until game'"));
        int amount = m.group(2) == null ? 1 : Integer.parseInt(m.group(2));
        Option<Side> by = Option.of(m.group(3)).map(Side::valueOf);
        String until = m.group(4) == null ? "game" : m.group(4);
        Mark.Until end = Mark.Until.valueOf(until.toUpperCase(java.util.Locale.ROOT));
        Mark mark = new Mark(rule.get(), by, amount, end);
        return Either.right(f -> f.add(mark));
    }
}
