package io.github.deadcube.core.script;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.script.LevelDrawing.Sheet;
import io.github.deadcube.core.script.SceneryWords.SceneryForms;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.ModelItemReader;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.WeaponText;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the situation of a script. Each item is about the battlefield, the turn, or the model that was named last. */
final class SituationReader {
    private static final Pattern BOARD = Pattern.compile("board ([0-9]{1,2}) ?[x×] ?([0-9]{1,2})(?: ?[x×] ?([1-9]))?");
    private static final Pattern FACES = Pattern.compile(
            "((?:smooth )?(?:wall|small gap|medium gap|large gap|barricade|open)) (north|east|south|west) of (.+)");
    private static final Pattern SCORE = Pattern.compile("score ([AB]) (" + ItemForm.SCORE + ")");
    private static final Pattern ORDERS = Pattern.compile("orders ([AB]) ([0-9]{1,2})");
    private static final Pattern NUMBERS = Pattern.compile(ItemForm.TOKEN + "(?: ++" + ItemForm.TOKEN + ")*+");
    private static final int MOST_DRAWINGS = 99;
    private static final Pattern ZONE = Pattern.compile("zone ([AB]) ([1-9][0-9]?)( .+)?");
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    /** The largest number of nine digits. */
    private static final int MOST = 999_999_999;

    /** The items about the turn and the things on the battlefield. */
    static final Vector<ItemForm<BiConsumer<SituationReader, TextPiece>>> TURN = Vector.of(
            turn("edition", "edition revised", (r, item) -> r.edition(item.rest())),
            turn("option", "option models-obscure", (r, item) -> r.option(item.rest())),
            turn("scenario", "scenario hold-ground", (r, item) -> r.scenario(item.rest())),
            turn(
                    "initiative",
                    "initiative A",
                    (r, item) -> r.side(item.rest()).forEach(side -> r.draft.initiative = side)),
            turn("round", "round 2", (r, item) -> r.number(item.rest()).forEach(round -> r.draft.round = round)),
            turn("score", "score A 3", SituationReader::score),
            turn("command", "command A model dice", (r, item) -> r.command(item.rest())),
            turn(
                    "next",
                    "next A",
                    (r, item) -> r.side(item.rest()).forEach(side -> r.draft.starter = Option.some(side))),
            turn(
                    "overfull",
                    "overfull c4",
                    (r, item) -> r.cubes(
                            item.rest(), item, (word, cube) -> r.draft.overfull = r.draft.overfull.append(cube))),
            turn("looked", "looked A 1 2", SituationReader::looked),
            turn("zone", "zone A 1 c4", SituationReader::zone),
            ItemForm.alone("second model", (r, item) -> r.draft.second = true),
            turn("orders", "orders A 1", SituationReader::orders),
            turn(
                    "points",
                    "points 150",
                    (r, item) -> r.number(item.rest(), Setup.MOST_POINTS).forEach(p -> r.draft.points = p)),
            turn("items", "items 8", SituationReader::items),
            ItemForm.alone("recon", (r, item) -> r.draft.recon = true),
            turn(
                    "began",
                    "began A",
                    (r, item) -> r.side(item.rest()).forEach(side -> r.draft.began = Option.some(side))),
            turn(
                    "token",
                    "token 1 I-AMMO at c4",
                    (r, item) -> r.draft.tokens.said(item).forEach(r.draft::wrong)),
            turn("smoke", "smoke c4 d5:2", (r, item) -> r.cubes(item.rest(), item, r.draft.laid::smoke)),
            turn(
                    "laid",
                    "laid K-TRAP (FRAG (3)) of A1 at c4",
                    (r, item) -> r.draft.laid.said(item).forEach(r.draft::wrong)),
            turn("now", "now open north of c4", SituationReader::changed),
            turn(
                    "objective",
                    "objective 2 at c4",
                    (r, item) -> r.draft.goals.said(item).forEach(r.draft::wrong)));

    static final CharSequence EXPECTED = Sentence.of(
            "a model such as A1 or 'A1 to A4', board 8 x 8 x 3, floors c4:2, a face ({expected}), scenery "
                    + "({otherExpected}), {examples}, marker o \"objective\", or play",
            Sentence.of(FaceWords.EXPECTED),
            Sentence.of(SceneryWords.EXPECTED),
            ItemForm.examples(TURN));

    private final SituationDraft draft;
    private Vector<ModelDraft> subject = Vector.empty();
    /** The item that says where the subject is. */
    private Option<TextPiece> place = Option.none();
    /** The item that says what the subject carries. */
    private Option<TextPiece> carried = Option.none();

    private Option<Sheet> sheet = Option.none();
    private int sheets;
    private String name = "";
    private Option<TextPiece> namedAt = Option.none();

    SituationReader(SituationDraft draft) {
        this.draft = draft;
    }

    /** Reads a line of a drawing and returns true; returns false for other lines. */
    boolean draws(TextPiece line) {
        if (sheet.exists(s -> s.takes(line))) return true;
        sheet = Sheet.begun(line, draft);
        if (sheet.isDefined() && ++sheets > MOST_DRAWINGS) {
            draft.wrong(line.stripped().wrong("a drawing more than " + MOST_DRAWINGS, "one for each level"));
            sheet = Option.none();
            return true;
        }
        return sheet.isDefined();
    }

    void statement(TextPiece statement) {
        subject = Vector.empty();
        if (legend(statement)) return;
        statement.split(',').forEach(this::item);
    }

    /** Accepts the statements of a {@link BattlefieldText}, so that its text can be pasted into a script. */
    private boolean legend(TextPiece statement) {
        if (statement.begins("marker")) draft.markers.explained(statement);
        if (statement.begins("battlefield")) name(statement);
        return statement.begins("marker") || statement.begins("battlefield");
    }

    void name(TextPiece statement) {
        TextPiece quoted = statement.after("battlefield");
        namedAt.forEach(first -> draft.wrong(statement.wrong(
                Sentence.of("the battlefield has a name in line {line} already", first.line()), "it once")));
        namedAt = namedAt.orElse(Option.some(statement));
        if (Quoted.is(quoted.text())) name = Quoted.unquoted(quoted.text());
        else draft.wrong(quoted.expected("its name in quotation marks"));
    }

    /** The name of the battlefield; empty if the text gives none. */
    String name() {
        return name;
    }

    private void item(TextPiece item) {
        Option<ModelId> named = ModelId.read(item.first().text()).toOption();
        if (item.tooLong().isDefined()) item.tooLong().forEach(error -> draft.unread(item, error));
        else if (named.isDefined()) models(named.get(), item);
        else if (subject.nonEmpty() && WeaponText.isWeapon(item)) modelItem(item);
        else if (!turn(item) && !scenery(item)) {
            if (subject.nonEmpty()) modelItem(item);
            else {
                draft.unread(item, item.expected(EXPECTED));
                draft.rulesInDoubt |= Deadcube.editions().exists(item.text()::contains);
            }
        }
    }

    /** {@code A1 …}, or {@code A1 to A4 …}. */
    private void models(ModelId first, TextPiece item) {
        TextPiece rest = item.rest();
        ModelId last = first;
        if (rest.begins("to")) {
            TextPiece end = rest.rest().first();
            Option<ModelId> named = ModelId.read(end.text()).toOption();
            if (!named.exists(m -> m.side() == first.side() && m.number() > first.number())) {
                draft.wrong(end.expected(Sentence.of("a model after {first}, of the same side", first)));
                return;
            }
            last = named.get();
            if (last.number() > Roster.MOST) {
                draft.wrong(end.wrong(
                        Sentence.of("models up to {last}", last), "at most " + Roster.MOST + " models of both sides"));
                return;
            }
            rest = rest.rest().rest();
        }
        place = Option.none();
        carried = Option.none();
        subject = Vector.rangeClosed(first.number(), last.number())
                .map(number -> draft.models.draft(new ModelId(first.side(), number), item));
        if (!rest.isEmpty()) modelItem(rest);
    }

    /**
     * A place, or why a model has none, is said once after the name of a model, and so is what it carries. The item has
     * been read without an error.
     */
    private void once(TextPiece item) {
        if (ModelItemReader.saysWhere(item)) place = said(place, item);
        if (ModelItemReader.saysWhat(item)) carried = said(carried, item);
    }

    /** What is said first; a fault of an item that contradicts it. */
    private Option<TextPiece> said(Option<TextPiece> before, TextPiece item) {
        before.filter(first -> ModelItemReader.contradict(first, item))
                .forEach(first -> draft.wrong(item.wrong(
                        Sentence.of("'{item}' contradicts '{first}'", item.shortened(), first.shortened()),
                        "one of them")));
        return before.orElse(Option.some(item));
    }

    private void modelItem(TextPiece items) {
        ModelItemReader.apart(items).forEach(this::oneItem);
    }

    private void oneItem(TextPiece item) {
        ModelItemReader.parse(item)
                .peek(read -> once(item))
                .peek(change -> subject.forEach(change.andThen(model -> model.said(item))))
                .peekLeft(error -> {
                    draft.wrong(error);
                    subject.forEach(f -> f.doubtful = true);
                });
    }

    private static ItemForm<BiConsumer<SituationReader, TextPiece>> turn(
            String word, String example, BiConsumer<SituationReader, TextPiece> reading) {
        return ItemForm.of(word, example, item -> Either.right(reading));
    }

    private boolean turn(TextPiece item) {
        Option<Either<Fault, BiConsumer<SituationReader, TextPiece>>> read = ItemForm.read(TURN, item);
        read.forEach(known -> {
            draft.said(item).forEach(draft::wrong);
            draft.turn(item);
            known.get().accept(this, item);
        });
        return read.isDefined();
    }

    private void edition(TextPiece piece) {
        draft.edition = Deadcube.edition(piece.text());
        if (draft.edition.isEmpty()) draft.otherRules(piece.expected(Sentence.of("{editions}", Deadcube.editions())));
    }

    private void option(TextPiece piece) {
        Option<RuleOption> read = RuleOption.read(piece.text());
        if (read.isEmpty()) draft.otherRules(piece.expected(RuleOption.EXPECTED));
        else if (draft.options.exists(other -> other.option() == read.get().option()))
            draft.wrong(piece.wrong("the option is set twice", "it once"));
        else draft.options = draft.options.append(read.get());
    }

    private void scenario(TextPiece piece) {
        draft.scenario = Option.some(piece.text()).filter(name -> !name.isEmpty());
        if (draft.scenario.isEmpty()) draft.otherRules(piece.expected("the name of a scenario"));
    }

    private Option<Side> side(TextPiece piece) {
        Option<Side> side = Side.BOTH.find(s -> s.name().equals(piece.text()));
        if (side.isEmpty()) draft.wrong(piece.expected("A or B"));
        return side;
    }

    /** SET-3: the number of item tokens; 0 lays none. */
    private void items(TextPiece item) {
        TextPiece said = item.rest();
        draft.items = said.text().equals("0") ? Option.some(0) : number(said, 0, MOST);
    }

    private Option<Integer> number(TextPiece piece) {
        return number(piece, MOST);
    }

    private Option<Integer> number(TextPiece piece, int most) {
        return number(piece, 1, most);
    }

    private Option<Integer> number(TextPiece piece, int least, int most) {
        Option<Integer> number = Option.when(
                        NUMBER.matcher(piece.text()).matches(), () -> Integer.parseInt(piece.text()))
                .filter(read -> read <= most);
        if (number.isEmpty()) draft.wrong(piece.expected(Sentence.of("a number from {least} to {most}", least, most)));
        return number;
    }

    private Option<Vector<Integer>> numbers(TextPiece piece) {
        if (NUMBERS.matcher(piece.text()).matches())
            return Option.some(Vector.of(piece.text().split(" +")).map(Integer::parseInt));
        draft.wrong(piece.expected("numbers of tokens, such as '2 1'"));
        return Option.none();
    }

    private void looked(TextPiece item) {
        Option<Side> by = side(item.rest().first());
        for (Vector<Integer> all : numbers(item.rest().rest()))
            by.forEach(side -> draft.side(side, of -> of.withLooked(all.toList())));
    }

    private void zone(TextPiece item) {
        Matcher m = ZONE.matcher(item.text());
        if (!m.matches()) {
            draft.wrong(item.expected("a side, the number of its zone, and cubes added to it, such as 'zone A 1 c4'"));
            return;
        }
        Side side = Side.valueOf(m.group(1));
        draft.side(side, of -> of.withZone(Integer.parseInt(m.group(2))).withAdded(Vector.empty()));
        if (m.group(3) != null)
            cubes(
                    item.rest().rest().rest(),
                    item,
                    (word, cube) ->
                            draft.side(side, of -> of.withAdded(of.added().append(cube))));
    }

    private void score(TextPiece item) {
        Matcher m = SCORE.matcher(item.text());
        if (!m.matches()) draft.wrong(item.expected("a side and its VPs, such as 'score A 2'"));
        else draft.side(Side.valueOf(m.group(1)), of -> of.withScore(Integer.parseInt(m.group(2))));
    }

    private void orders(TextPiece item) {
        Matcher m = ORDERS.matcher(item.text());
        if (!m.matches()) draft.wrong(item.expected("a side and a number of special orders, such as 'orders A 1'"));
        else if (m.group(1).equals("A")) draft.ordersA = Integer.parseInt(m.group(2));
        else draft.ordersB = Integer.parseInt(m.group(2));
    }

    private void command(TextPiece rest) {
        Option<CommandDice> dice = CommandDice.read(rest.rest().text()).toOption();
        if (dice.isEmpty())
            draft.wrong(rest.expected("a side and the faces of its command dice, such as 'command A model dice'"));
        else side(rest.first()).forEach(side -> draft.side(side, of -> of.withCommand(dice.get())));
    }

    /** Reads an item about the battlefield and returns true; returns false for other items. */
    boolean scenery(TextPiece item) {
        Matcher face = FACES.matcher(item.text());
        Option<SceneryWords.Addition> addition = SceneryWords.parse(item);
        Option<CharSequence> form = SceneryForms.form(item);
        if (item.begins("board")) board(item);
        else if (addition.isDefined())
            addition.forEach(a -> cubes(a.cubes(), item, (word, c) -> draft.terrain.add(item, c, a)));
        else if (face.matches()) faces(item, face);
        else if (form.isDefined()) form.forEach(expected -> draft.unread(item, item.expected(expected)));
        else if (item.begins("floor") || item.begins("floors"))
            cubes(item.rest(), item, (word, cube) -> draft.terrain.floor(item, cube));
        else return false;
        return true;
    }

    private void changed(TextPiece item) {
        Face.Placed.read(item.rest().text())
                .toOption()
                .peek(face -> draft.faces = draft.faces.append(face))
                .onEmpty(() ->
                        draft.wrong(item.expected("a face of the game as it is now, such as 'now open north of c4'")));
    }

    private void board(TextPiece item) {
        Matcher m = BOARD.matcher(item.text());
        int width = m.matches() ? Integer.parseInt(m.group(1)) : 0;
        int depth = m.matches() ? Integer.parseInt(m.group(2)) : 0;
        if (!TerrainReader.isMeasure(width) || !TerrainReader.isMeasure(depth))
            draft.unread(
                    item,
                    item.expected("columns, rows and levels from 2 x 2 x 1 to 26 x 26 x 9, such as 'board 8 x 8 x 3'"));
        else draft.terrain.measures(item, width, depth, m.group(3) == null ? 0 : Integer.parseInt(m.group(3)));
    }

    private void faces(TextPiece item, Matcher m) {
        Face face = Face.of(m.group(1));
        Direction side = SceneryWords.direction(m.group(2));
        cubes(item.part(m.start(3), m.end(3)), item, (word, cube) -> draft.terrain.wall(item, cube, side, face, false));
    }

    /** Applies a change to each cube of a list, with the word of the cube. */
    private void cubes(TextPiece list, TextPiece item, BiConsumer<TextPiece, Cube> change) {
        if (list.isEmpty()) draft.unread(item, list.expected("cubes, such as c4:2 d4:2"));
        for (TextPiece word : list.words())
            Cube.read(word.text())
                    .toOption()
                    .peek(cube -> change.accept(word, cube))
                    .onEmpty(() -> draft.unread(item, word.expected("a cube such as c4:2")));
    }
}
