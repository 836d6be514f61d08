package io.github.deadcube.core.lists;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.lists.Findings.At;
import io.github.deadcube.core.lists.Findings.Titled;
import io.github.deadcube.core.lists.KeywordReader.Commas;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class ProfileReader {
    static final String MODEL = "Model";
    static final String WEAPON = "Weapon";
    private static final Pattern SPEED = Pattern.compile("([0-9])\\s*[-–/]\\s*([0-9])");
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,2})(?: *mm)?");
    private static final Pattern RANGE = Pattern.compile("R *([1-9][0-9]?)");
    private static final Pattern PIERCING = Pattern.compile("(?:AP *)?([0-9]{1,2})");
    /** RECON 3+, also with its number in brackets, after a colon or a dash, or without its plus. */
    private static final Pattern RECON =
            Pattern.compile("RECON\\s*[:–-]?\\s*[(\\[]?\\s*(?:([2-8])\\s*\\+?|-)\\s*[)\\]]?\\s*[.:;]?");

    private static final Pattern ORDER = Pattern.compile("SPECIAL\\s+ORDER(S)?\\s*:", Pattern.CASE_INSENSITIVE);
    private static final String ONCE = "One-Use";
    private static final String NONE = "-";
    private static final int SMALLEST = 1;
    private static final int LARGEST = 4;

    private final KeywordReader keywords;
    private final Findings findings;
    /** Each profile is read once, for all cards that share it. */
    private final SortedMap<String, Findings.Found<Option<Card>>> models = new TreeMap<>();

    private final SortedMap<String, Findings.Found<Option<Gear>>> weapons = new TreeMap<>();

    ProfileReader(KeywordReader keywords, Findings findings) {
        this.keywords = keywords;
        this.findings = findings;
    }

    /** The content with what a profile prints. A profile of another type is left out. */
    EntryContent plus(EntryContent parts, Characteristics c, Vector<String> orders) {
        switch (c.type()) {
            case MODEL -> {
                Option<Card> model = model(c, orders);
                return model.isEmpty() ? parts.broken() : parts.plusModel(model.get());
            }
            case WEAPON -> {
                Option<Gear> gear = weapon(c);
                return gear.isEmpty()
                        ? parts.broken()
                        : parts.plus(gear.get().weapon().toVector(), gear.get().model());
            }
            default -> {
                findings.leftOut(c, Sentence.of("a profile of type '{type}'", c.type()), "not read");
                return parts;
            }
        }
    }

    /** The content of a weapon profile. A profile with neither a range nor CC gives no weapon (KT-10). */
    record Gear(Option<Weapon> weapon, Vector<Keyword> model) {}

    /** The card of a model, without weapons; none if its statistics cannot be read. */
    Option<Card> model(Characteristics c, Vector<String> orders) {
        return once(models, c, orders.mkString("|"), () -> readModel(c, orders));
    }

    private Option<Card> readModel(Characteristics c, Vector<String> orders) {
        refuse(c);
        Option<int[]> speed = figure(c, "SP", ProfileReader::speed);
        Option<Statistic> ranged = figure(c, "RA", it -> Statistic.read(it).toOption());
        Option<Statistic> fight = figure(c, "FI", it -> Statistic.read(it).toOption());
        Option<Statistic> survive = figure(c, "SV", it -> Statistic.read(it).toOption());
        Option<Integer> armour = figure(c, "AR", text -> text.equals(NONE) ? Option.some(0) : number(NUMBER, text));
        Option<Integer> points = figure(c, "HP", text -> number(NUMBER, text).filter(n -> n > 0));
        Option<Integer> size = figure(c, "SZ", text -> number(NUMBER, text).filter(n -> n >= SMALLEST && n <= LARGEST));
        if (speed.isEmpty() || ranged.isEmpty() || fight.isEmpty() || survive.isEmpty()) return Option.none();
        if (armour.isEmpty() || points.isEmpty() || size.isEmpty()) return Option.none();
        Card card = Card.named(c.title())
                .withAdvance(speed.get()[0])
                .withSprint(speed.get()[1])
                .withRanged(ranged.get())
                .withFight(fight.get())
                .withSurvive(survive.get())
                .withArmour(armour.get())
                .withHitPoints(points.get())
                .withSize(size.get());
        return Option.some(abilities(c, orders, card.withBase(base(c).filter(mm -> mm != Body.base(size.get())))));
    }

    /** A weapon, or keywords of the model; none if its values cannot be read. */
    Option<Gear> weapon(Characteristics c) {
        return once(weapons, c, "", () -> readWeapon(c));
    }

    /** A profile that a link changes is read separately. */
    private <T> T once(
            SortedMap<String, Findings.Found<T>> known, Characteristics c, String otherwise, Supplier<T> read) {
        if (c.modifiers().nonEmpty()) return read.get();
        String place = c.profile().file() + ' ' + c.profile().number() + ' ' + otherwise;
        Findings.Found<T> before = known.get(place);
        if (before != null) {
            findings.again(before.found());
            return before.made();
        }
        Findings.Found<T> found = findings.kept(read);
        known.put(place, found);
        return found.made();
    }

    private Option<Gear> readWeapon(Characteristics c) {
        refuse(c);
        Option<Integer> range = figure(c, "Range", ProfileReader::range);
        Option<Integer> piercing = figure(c, "AP", ProfileReader::piercing);
        if (range.isEmpty() || piercing.isEmpty()) return Option.none();
        Placement placement = range.get() < 0
                ? Placement.MODEL
                : range.get() == 0 ? Placement.CLOSE_COMBAT_WEAPON : Placement.RANGED_WEAPON;
        Vector<String> items = keywords.items(c.get("Keywords").getOrElse(""), c);
        if (placement == Placement.MODEL) return Option.some(new Gear(Option.none(), ofModel(items, c)));
        Vector<Keyword> read = keywords.read(items, placement, c);
        return Option.some(
                new Gear(Option.some(new Weapon(name(c), range.get(), piercing.get(), read)), Vector.empty()));
    }

    /** A piece with neither a range nor CC may be ONE-USE itself. */
    private Vector<Keyword> ofModel(Vector<String> items, Characteristics c) {
        Vector<String> others = items.filter(item -> !item.equalsIgnoreCase(ONCE));
        if (others.size() < items.size())
            findings.corrected(c, Sentence.of("'{once}' where there is no weapon", ONCE), "passed over");
        return keywords.read(others, Placement.MODEL, c);
    }

    private void refuse(Characteristics c) {
        c.notUnderstood()
                .forEach(m -> findings.fault(
                        new At(m, c.title()),
                        Sentence.of("a modifier '{type}' of this profile is not understood", m.get("type")),
                        "passed over"));
        c.repeated()
                .forEach(other -> findings.fault(
                        new At(other, c.title()),
                        Sentence.of("the profile has '{title}' twice", other.title()),
                        "the first is read"));
    }

    private Card abilities(Characteristics c, Vector<String> linked, Card card) {
        String text = c.get("Abilities").getOrElse("");
        Vector<String> items = keywords.items(text, c);
        Vector<String> orders = printed(text);
        Vector<String> recons = items.filter(ProfileReader::isRecon);
        for (String other : recons.drop(1))
            findings.corrected(
                    c,
                    Sentence.of("'{other}' is a second RECON", other),
                    Sentence.of("'{first}' is read", recons.head()));
        Vector<String> others = items.reject(
                item -> isOrder(item) || isRecon(item) || orders.contains(order(item)) && !keywords.has(item));
        Card read = card.withRecon(
                        recons.headOption().map(item -> recon(item, c)).getOrElse(Statistic.NONE))
                .withKeywords(keywords.abilities(others, c));
        Vector<String> played = played(c, orders.appendAll(linked).distinctBy(Spellings::plain));
        return read.withOrder(played.headOption()).withFurtherOrders(played.drop(1));
    }

    private Statistic recon(String item, Characteristics c) {
        Matcher m = RECON.matcher(item.toUpperCase(Locale.ROOT));
        Statistic recon =
                m.matches() && m.group(1) != null ? new Statistic(Integer.parseInt(m.group(1))) : Statistic.NONE;
        String plain = "RECON " + recon;
        String printed = item.replaceAll("\\s+", " ");
        if (!printed.toUpperCase(Locale.ROOT).replace(" ", "").equals(plain.replace(" ", "")))
            findings.corrected(c, Sentence.of("'{item}'", printed), Sentence.of("read as {other}", plain));
        return recon;
    }

    /** CMD-9: the names of those special orders that the ruleset has. */
    private Vector<String> played(Characteristics c, Vector<String> orders) {
        Vector<String> all = Vector.empty();
        for (String name : orders) {
            Option<String> played = keywords.listWords().order(name);
            if (played.isEmpty())
                findings.leftOut(
                        c,
                        Sentence.of("{ruleset} has no special order '{name}'", keywords.ruleset(), name),
                        "read without it");
            else if (!played.contains(name))
                findings.corrected(
                        c,
                        Sentence.of("the special order '{order}'", name),
                        Sentence.of("read as {other}", played.get()));
            all = all.appendAll(played);
        }
        return all.distinct();
    }

    /**
     * The special orders in the abilities of a model. After <em>Special Order:</em> the line goes on with more orders
     * of the list or the ruleset; after <em>Special Orders:</em> with all that are no keywords.
     */
    Vector<String> printed(String abilities) {
        Vector<String> orders = Vector.empty();
        for (String line : abilities.split("\n", -1)) {
            boolean begun = false;
            boolean several = false;
            for (String item : Vector.ofAll(Commas.split(line)).map(String::strip)) {
                Matcher words = ORDER.matcher(item);
                boolean first = words.lookingAt();
                begun |= first;
                several |= first && words.group(1) != null;
                boolean another = begun && !keywords.has(item) && (several || keywords.isOrder(item));
                if (first || another) orders = orders.append(order(item));
            }
        }
        return orders.reject(String::isEmpty).distinct();
    }

    Option<RuleId> played(String order) {
        return keywords.listWords()
                .order(order)
                .flatMap(keywords.ruleset().library()::order)
                .map(SpecialOrder::rule);
    }

    static Vector<String> orders(Vector<String> titles) {
        return titles.filter(ProfileReader::isOrder).map(ProfileReader::order);
    }

    static String order(String title) {
        String name = ORDER.matcher(title).replaceFirst("").strip().replaceAll("\\s+", " ");
        return name.endsWith(":") || name.endsWith(".")
                ? name.substring(0, name.length() - 1).strip()
                : name;
    }

    static boolean isOrder(String title) {
        return ORDER.matcher(title).lookingAt();
    }

    private static boolean isRecon(String item) {
        return RECON.matcher(item.toUpperCase(Locale.ROOT)).matches();
    }

    /** A name that the notation of choices can contain. */
    private String name(Characteristics c) {
        String printed = c.title().strip().replace('’', '\'');
        String plain = printed.replace("&", "and")
                .replaceAll("[^\\p{L}\\p{M}0-9' -]+", " ")
                .replaceAll("(^|[ '-])\\p{M}+", "$1");
        String clean = plain.replaceAll("[ '-]*([ '-])[ '-]*", "$1").replaceAll("^[ '-]+|[ '-]+$", "");
        String name = clean.isEmpty() ? "weapon" : clean;
        if (!name.equals(printed))
            findings.corrected(
                    c, "a weapon's name has letters, digits, spaces, - and '", Sentence.of("called {name}", name));
        return name;
    }

    private Option<Integer> base(Characteristics c) {
        String text = c.get("Base").getOrElse("").strip();
        if (text.isEmpty() || text.equals(NONE)) return Option.none();
        String plain = text.replaceAll("\\s+", "");
        Option<Integer> mm = number(NUMBER, plain);
        if (mm.isEmpty())
            findings.fault(c, Sentence.of("the base '{base}' is not understood", text), "taken as usual for its SZ");
        else if (!number(NUMBER, text).equals(mm))
            findings.corrected(
                    c,
                    Sentence.of("the base '{base}'", text.replaceAll("\\s", " ")),
                    Sentence.of("read as {other}", plain));
        return mm;
    }

    private <T> Option<T> figure(
            Characteristics c, String heading, java.util.function.Function<String, Option<T>> read) {
        Option<String> text = c.get(heading).map(t -> t.isBlank() ? NONE : t.strip());
        Option<T> value = text.flatMap(read);
        if (value.isEmpty())
            findings.fault(
                    c,
                    text.map(t -> Sentence.of("{heading} '{text}' is not understood", heading, t))
                            .getOrElse(() -> Sentence.of("{heading} is missing", heading)),
                    "the profile is not read");
        return value;
    }

    private static Option<int[]> speed(String text) {
        if (text.equals(NONE)) return Option.some(new int[] {0, 0});
        Matcher m = SPEED.matcher(text);
        return Option.when(m.matches(), () -> new int[] {Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2))});
    }

    private static Option<Integer> number(Pattern form, String text) {
        Matcher m = form.matcher(text);
        return Option.when(m.matches(), () -> Integer.parseInt(m.group(1)));
    }

    /** 0 for CC, −1 for none. */
    private static Option<Integer> range(String text) {
        if (text.equals(NONE)) return Option.some(-1);
        if (text.equalsIgnoreCase("CC")) return Option.some(0);
        return number(RANGE, text.toUpperCase(Locale.ROOT));
    }

    private static Option<Integer> piercing(String text) {
        if (text.equals(NONE)) return Option.some(0);
        return number(PIERCING, text.toUpperCase(Locale.ROOT));
    }

    /** The printed text of a profile, changed by the link to it. */
    record Characteristics(Element profile, Vector<Element> modifiers) implements Titled {
        private static final String FIELD = "field";

        @Override
        public Element at() {
            return profile;
        }

        @Override
        public String title() {
            return profile.title();
        }

        String type() {
            return profile.get("typeName");
        }

        Option<String> get(String heading) {
            return profile.each("characteristic")
                    .find(c -> c.title().equals(heading))
                    .map(c -> modifiers
                            .filter(m -> m.get(FIELD).equals(c.get("typeId")))
                            .foldLeft(c.text(), Characteristics::modified));
        }

        /** The characteristics whose heading another one before has. */
        Vector<Element> repeated() {
            Vector<Element> all = profile.each("characteristic");
            return all.removeAll(all.distinctBy(Element::title));
        }

        /** Modifiers without effect on a profile. */
        Vector<Element> notUnderstood() {
            Vector<String> headings = profile.each("characteristic").map(c -> c.get("typeId"));
            return modifiers.filter(m -> !headings.contains(m.get(FIELD))
                    || !Vector.of("set", "append").contains(m.get("type"))
                    || m.children().nonEmpty());
        }

        /** Appended items may have a comma or not. */
        private static String modified(String text, Element modifier) {
            String value = modifier.get("value");
            if (modifier.get("type").equals("set")) return value;
            String bare = value.startsWith(",") ? value.substring(1).strip() : value;
            return text.isBlank() || text.equals("-") ? bare : text + ", " + bare;
        }
    }
}
