package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shuffled;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** States that a program searches: each has a handle, {@code s1}. */
final class Searches {
    private static final int MOST = 100_000;

    private final Rules rules;
    private final Map<String, GameState> states = new LinkedHashMap<>();
    private int handles;

    Searches(Rules rules) {
        this.rules = rules;
    }

    /** A state that whoever has the view cannot tell from the true one, the same for all such. */
    static GameState possible(PlayerView view) {
        return view.completed(new Shuffled(Vector.rangeClosed(1, view.unknown().size())));
    }

    /** A handle for a state that whoever has the view cannot tell from the true one, drawn by a seed. */
    Map<String, Object> completed(PlayerView view, long seed) throws Fault {
        return held(view.completed(new SplitMix64(seed).order(view.unknown().size())));
    }

    Map<String, Object> held(GameState state) throws Fault {
        if (states.size() >= MOST) throw new Fault("field 'do'", MOST + " states are held: drop some first");
        String handle = "s" + ++handles;
        states.put(handle, state);
        Map<String, Object> answer = Shown.object();
        answer.put("state", handle);
        return answer;
    }

    GameState of(Request request) throws Fault {
        String handle = request.text("state");
        GameState state = states.get(handle);
        if (state == null) throw request.wrong("state", "no state is called '" + handle + "'");
        return state;
    }

    Map<String, Object> apply(Request request) throws Fault {
        request.only("state", "choice", "faces", "order", "seed", "keep");
        GameState state = of(request);
        Input input = input(request, rules.prompt(state));
        Either<Rejection, Transition> next = rules.apply(state, input);
        if (next.isLeft()) throw new Fault("field 'do'", "'" + input + "' is refused by " + next.getLeft());
        if (request.has("keep") && !request.yes("keep")) states.remove(request.text("state"));
        Map<String, Object> answer = held(next.get().state());
        answer.put("input", input.toString());
        answer.put("events", next.get().events().map(Shown::event).toVector());
        return answer;
    }

    private static Input input(Request request, Prompt prompt) throws Fault {
        if (request.has("choice")) return request.choice("choice");
        if (request.has("faces"))
            return Dice.of(
                    request.numbers("faces").toJavaStream().mapToInt(n -> n).toArray());
        if (request.has("order")) return new Shuffled(request.numbers("order"));
        long seed = request.number("seed");
        return SeededDice.of(seed)
                .answer(prompt)
                .getOrElseThrow(() -> request.wrong("seed", "no dice are due, but a 'choice': " + prompt));
    }

    Map<String, Object> prompt(Request request) throws Fault {
        request.only("state");
        GameState state = of(request);
        Map<String, Object> answer = Shown.object();
        answer.put(
                "asked",
                Shown.prompt(rules.prompt(state), state.position().game().setup()));
        return answer;
    }

    Map<String, Object> digest(Request request) throws Fault {
        request.only("state");
        Map<String, Object> answer = Shown.object();
        answer.put("digest", hex(of(request).digest()));
        return answer;
    }

    static String hex(long digest) {
        return HexFormat.of().toHexDigits(digest);
    }

    Map<String, Object> playOut(Request request) throws Fault {
        request.only("state", "seed", "bot", "inputs");
        GameState state = of(request);
        String name = request.text("bot", "random");
        if (!Bots.NAMES.contains(name))
            throw request.wrong("bot", "one of " + Bots.NAMES.mkString(", ") + " is expected");
        long seed = request.number("seed");
        int most = request.has("inputs") ? request.number("inputs", 1, Match.MOST_INPUTS) : Match.MOST_INPUTS;
        Match match = Match.between(
                rules,
                state,
                Bots.named(name, seed, Side.A, rules).get(),
                Bots.named(name, seed, Side.B, rules).get(),
                SeededDice.of(seed));
        while (match.inputs() < most && match.step()) {}
        Map<String, Object> answer = held(match.state());
        answer.put("inputs", match.inputs());
        answer.put(
                "score",
                Vector.of(Side.A, Side.B)
                        .map(side -> match.state().position().side(side).score()));
        match.state().position().result().forEach(result -> {
            answer.put("result", result.toString());
            result.winner().forEach(side -> answer.put("winner", side.toString()));
        });
        return answer;
    }

    Map<String, Object> drop(Request request) throws Fault {
        request.only("state");
        if (request.has("state")) {
            of(request);
            states.remove(request.text("state"));
        } else states.clear();
        Map<String, Object> answer = Shown.object();
        answer.put("states", states.size());
        return answer;
    }
}
