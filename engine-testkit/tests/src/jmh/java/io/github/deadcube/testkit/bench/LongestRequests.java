package io.github.deadcube.testkit.bench;

import io.github.deadcube.Game;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The longest form of each request to {@code deadcube web}, by a name for the table. {@code GAME} stands for the
 * members that name the game of who asks, on the largest battlefield, and {@code TOKEN} for its token.
 */
final class LongestRequests {
    private static final int MODELS = 32;
    private static final int WEAPONS = 10;
    private static final int COLUMNS = 26;
    private static final int CASES = 6_000;
    private static final int NOTHINGS = 160_000;
    private static final int WRONG = 60_000;
    private static final int INPUTS = 3_000;

    private LongestRequests() {}

    /** @param watched the members that name a game of somebody else, with many inputs */
    static Map<String, String> all(String watched) {
        Map<String, String> all = new LinkedHashMap<>();
        String record = "\"record\":" + quoted(record());
        all.put("`games`, for comparison", "{\"do\":\"games\"}");
        all.put("`tables`", "{\"do\":\"tables\"}");
        all.put("`start` with 64 models", "{\"do\":\"start\",\"situation\":" + quoted(largest()) + "}");
        all.put(
                "`start` with a wrong text",
                "{\"do\":\"start\",\"situation\":" + quoted("A1 is\n".repeat(WRONG)) + "}");
        all.put("`load`", "{\"do\":\"load\"," + record + "}");
        all.put("`load` with `to`", "{\"do\":\"load\"," + record + ",\"to\":1000}");
        all.put("`replay`", "{\"do\":\"replay\"," + record + "}");
        all.put("`join`", "{\"do\":\"join\",GAME}");
        all.put("`prompt`", "{\"do\":\"prompt\",GAME}");
        all.put("`choose`", "{\"do\":\"choose\",GAME,\"choice\":\"A1 advance\",\"changes\":true}");
        all.put("`undo`", "{\"do\":\"undo\",GAME,\"to\":1}");
        all.put("`view`", "{\"do\":\"view\",GAME,\"side\":\"A\",\"since\":0}");
        all.put(
                "`events` of the other client's game",
                "{\"do\":\"events\"," + watched + ",\"since\":0,\"changes\":true}");
        all.put("`save` of the other client's game", "{\"do\":\"save\"," + watched + "}");
        all.put("`view` of the other client's game", "{\"do\":\"view\"," + watched + ",\"since\":0}");
        all.put("`why`", "{\"do\":\"why\",GAME,\"choice\":\"A1 advance\"}");
        all.put("`odds` of a shot", "{\"do\":\"odds\",GAME,\"choice\":\"A1 shoot w1 at b15\"}");
        all.put("`odds` of an assault", "{\"do\":\"odds\",GAME,\"choice\":\"A1 assault B1\"}");
        all.put("`destinations`", "{\"do\":\"destinations\",GAME,\"model\":\"A1\"}");
        all.put("`sight`", "{\"do\":\"sight\",GAME,\"model\":\"A1\",\"at\":\"B1\"}");
        all.put("`attacks`", "{\"do\":\"attacks\",GAME,\"model\":\"A1\"}");
        all.put("`prospects`", "{\"do\":\"prospects\",GAME}");
        all.put(
                "`several` of `destinations`",
                "{\"do\":\"several\",GAME,\"requests\":["
                        + "{\"do\":\"destinations\",\"model\":\"A1\"},".repeat(99)
                        + "{\"do\":\"destinations\",\"model\":\"A1\"}]}");
        all.put("`encode`", "{\"do\":\"encode\",\"state\":\"s1\",\"token\":\"TOKEN\",\"board\":true,\"names\":true}");
        all.put("`schemas`", "{\"do\":\"schemas\",GAME}");
        all.put("`rulebook`", "{\"do\":\"rulebook\",GAME}");
        for (String list : new String[] {"editions", "teams", "battlefields", "scenarios", "houseRules"})
            all.put("`" + list + "`", "{\"do\":\"" + list + "\"}");
        all.put("`advise` with `search`", "{\"do\":\"advise\",GAME,\"bot\":\"search\",\"iterations\":100000}");
        all.put("`hint`", "{\"do\":\"hint\",GAME,\"iterations\":10000}");
        all.put("`analyse`", "{\"do\":\"analyse\",GAME,\"since\":0,\"iterations\":10000}");
        all.put("`cases`, " + CASES + " of them", "{\"do\":\"cases\",\"cases\":" + quoted(cases()) + "}");
        all.put(
                "`playout` with `level-8`",
                "{\"do\":\"playout\",\"state\":\"s1\",\"token\":\"TOKEN\",\"seed\":1,\"bot\":\"level-8\"}");
        all.put("`complete`", "{\"do\":\"complete\",GAME,\"seed\":1}");
        all.put("`hold`", "{\"do\":\"hold\",GAME}");
        all.put("`apply`", "{\"do\":\"apply\",\"state\":\"s1\",\"token\":\"TOKEN\",\"choice\":\"A1 advance\"}");
        all.put("`digest`", "{\"do\":\"digest\",\"state\":\"s1\",\"token\":\"TOKEN\"}");
        all.put("`drop`", "{\"do\":\"drop\",\"token\":\"another\"}");
        all.put("a line that is no request", "{\"do\":\"games\",\"x\":[" + "[],".repeat(NOTHINGS) + "[]]}");
        return all;
    }

    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }

    /** A situation on the largest battlefield: all models have many weapons, and fly. */
    static String largest() {
        StringBuilder text = new StringBuilder("board 26 x 26 x 9\n");
        String weapons = IntStream.rangeClosed(1, WEAPONS)
                .mapToObj(n -> ", w" + n + " R30 AP3 RAPID FIRE and EXPLOSIVE (FRAG (9)), c" + n + " CC AP3 KNOCKBACK")
                .collect(Collectors.joining());
        for (String side : new String[] {"A", "B"})
            text.append(side + "1 to " + side + MODELS)
                    .append(" SP 9-9 RA 2+ FI 2+ SV 2+ HP 9, FLIGHT, SCOUT, AGILE" + weapons + "\n");
        for (int n = 1; n <= MODELS; n++)
            text.append("A" + n + " at " + column(n) + (12 + n / COLUMNS) + "; B" + n + " at " + column(n))
                    .append(15 + n / COLUMNS + "\n");
        return text.append("command A model dice advance shoot assault order; initiative A\nplay")
                .toString();
    }

    private static char column(int number) {
        return (char) ('a' + number % COLUMNS);
    }

    private static String cases() {
        return IntStream.range(0, CASES)
                .mapToObj(n -> "case ADV-3: x\nA1 SP 9-9, FLIGHT, at a1; B1 at h8\nplay\nA1 activate; A1 advance")
                .collect(Collectors.joining("\n"));
    }

    /** The record of a random game on the largest battlefield. */
    private static String record() {
        Game game = Game.of(largest(), 1);
        Bot a = Bot.random(1, Side.A);
        Bot b = Bot.random(1, Side.B);
        while (!game.isOver() && game.number() < INPUTS)
            game.play(game.sideToAnswer().contains(Side.A) ? a : b);
        return game.save();
    }
}
