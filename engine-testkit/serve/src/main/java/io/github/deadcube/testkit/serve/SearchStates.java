package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The states of a program's search, by handles such as {@code s1}. Thread-safe: no request about a state waits for
 * another.
 */
final class SearchStates {
    /** The members that give an input, one of which is given. */
    private static final Vector<String> INPUTS = Vector.of("choice", "faces", "order", "seed");
    /** Where there is a clock, a state that nobody has used for so many seconds is dropped. */
    private static final long KEPT_SECONDS = 600;

    private final Rules rules;
    private final int most;
    private final KeptMemory memory;
    private final Consumer<Throwable> bugs;
    /** In the order of their last use. */
    private final Map<String, Held> states = new LinkedHashMap<>(16, 0.75f, true);
    /** The number of states of each client that has some. */
    private final Map<String, Integer> ofClients = new LinkedHashMap<>();

    private int handles;

    /**
     * A state and the token that created it, or an empty text. The token is checked because a state shows what its side
     * knows.
     */
    private static final class Held {
        private final Searched state;
        private final String token;
        private final String client;
        private long used;

        Held(Searched state, Request request) throws RequestError {
            this.state = state;
            this.token = request.token();
            this.client = request.work().client();
            this.used = request.work().seconds();
        }

        boolean isOf(Request request) throws RequestError {
            return AccessTokens.same(token, request.token());
        }
    }

    /** @param bugs is given what the engine or a rule throws */
    SearchStates(Rules rules, int most, KeptMemory memory, Consumer<Throwable> bugs) {
        this.rules = rules;
        this.most = most;
        this.memory = memory;
        this.bugs = bugs;
    }

    /** Adds the requests that are about states alone. */
    void answer(Handlers handlers) {
        handlers.put("apply", request -> in(request, this::apply));
        handlers.put("playout", request -> in(request, this::playOut));
        handlers.put("digest", request -> in(request, this::digest));
        handlers.put("drop", this::drop);
    }

    /** A state that the view cannot distinguish from the true one; equal for all states with the same view. */
    static GameState possible(PlayerView view) {
        return view.completed(Input.Shuffle.inOrder(view.unknown().size()));
    }

    /** A handle for a state that the view cannot distinguish from the true one, chosen by a seed. */
    JsonObject completed(PlayerView view, GameAnswers shown, Request request) throws RequestError {
        checkRoom(request);
        Input.Shuffle order =
                new SplitMix64(request.number("seed")).order(view.unknown().size());
        return held(new Searched(view.completed(order), shown), request);
    }

    synchronized JsonObject held(Searched state, Request request) throws RequestError {
        checkRoom(request);
        String handle = added(state, request);
        request.change().canBeTakenBack(() -> forget(handle));
        return JsonObject.of("state", handle);
    }

    /**
     * A state that comes from the one of the request, unless that one was dropped meanwhile, such as with the token of
     * its game.
     */
    private synchronized JsonObject derived(Searched state, Request request) throws RequestError {
        held(request, request.text("state"));
        return held(state, request);
    }

    /** Needs no room. */
    private synchronized JsonObject replaced(String old, Searched state, Request request) throws RequestError {
        Held before = held(request, old);
        String handle = added(state, request);
        forget(old);
        request.change().canBeTakenBack(() -> replaced(handle, old, before));
        return JsonObject.of("state", handle);
    }

    private synchronized void replaced(String handle, String old, Held before) {
        forget(handle);
        hold(old, before);
    }

    private String added(Searched state, Request request) throws RequestError {
        String handle = "s" + (handles + 1);
        hold(handle, new Held(state, request));
        handles++;
        return handle;
    }

    private void hold(String handle, Held held) {
        states.put(handle, held);
        ofClients.merge(held.client, 1, Integer::sum);
        memory.hold(held.state.shown(), held.state.state(), held.client);
    }

    private synchronized void checkRoom(Request request) throws RequestError {
        dropUnused(request.work().seconds());
        if (states.size() >= most)
            throw request.wrong(Request.DO, Sentence.of("{most} states are held", most), "fewer: drop some first");
        int own = ServerLimits.share(most, request);
        if (ofClients.getOrDefault(request.work().client(), 0) >= own)
            throw request.wrong(
                    Request.DO, Sentence.of("{own} states of your address are held", own), "fewer: drop some first");
        memory.checkRoom(request);
    }

    private void dropUnused(long seconds) {
        while (!states.isEmpty()) {
            Map.Entry<String, Held> first = states.entrySet().iterator().next();
            if (seconds - first.getValue().used < KEPT_SECONDS) return;
            forget(first.getKey());
        }
    }

    /** Another request may have dropped the state. */
    private synchronized void forget(String handle) {
        Held held = states.remove(handle);
        if (held == null) return;
        ofClients.computeIfPresent(held.client, (client, number) -> number > 1 ? number - 1 : null);
        memory.drop(held.state.shown(), held.state.state(), held.client);
    }

    /** Answers a request about a state. If the engine or a rule throws, the state is dropped. */
    JsonObject in(Request request, Handlers.About<Searched, JsonObject> handler) throws RequestError {
        Searched state = searched(request);
        try {
            return handler.done(state, request);
        } catch (RequestError fault) {
            throw fault;
        } catch (Throwable bug) {
            if (Work.Stopped.why(bug).isDefined()) throw bug;
            forget(request.text("state"));
            bugs.accept(bug);
            throw request.failed("the state is dropped", bug);
        }
    }

    Searched searched(Request request) throws RequestError {
        return held(request, request.text("state")).state;
    }

    private synchronized Held held(Request request, String handle) throws RequestError {
        dropUnused(request.work().seconds());
        Held held = states.get(handle);
        if (held == null || !held.isOf(request))
            throw request.wrong(
                    "state",
                    (request.has(Request.TOKEN)
                            ? Sentence.of("no state is called '{handle}' by this token", handle)
                            : Sentence.of("no state is called '{handle}'", handle)),
                    "the name of a state that is held");
        held.used = request.work().seconds();
        return held;
    }

    private JsonObject apply(Searched before, Request request) throws RequestError {
        request.only("state", "choice", "faces", "order", "seed", "keep");
        boolean keep = request.yes("keep", true);
        if (keep) checkRoom(request);
        Prompt prompt = rules.prompt(before.state());
        String member = INPUTS.find(request::has).getOrElse("seed");
        request.without(INPUTS.remove(member), Sentence.of("'{member}' already gives the input", member));
        Input input = member.equals("seed") ? rolled(request, prompt) : input(request, member, before);
        Either<Rejection, Transition> next = rules.apply(before.state(), input);
        if (next.isLeft()) throw request.refused(member, next.getLeft());
        Update update = new Update(
                0, prompt.respondingSide(), Option.some(input), next.get().events());
        JsonObject.Raw told = before.shown().update(update, new JsonObject(), request.language());
        Searched after = before.with(next.get().state());
        JsonObject answer = keep ? derived(after, request) : replaced(request.text("state"), after, request);
        return answer.with("update", told);
    }

    private static Input input(Request request, String member, Searched state) throws RequestError {
        return switch (member) {
            case "choice" -> request.choice(member, state.shown().json());
            case "faces" -> request.dice(member);
            default -> new Input.Shuffle(request.numbers(member));
        };
    }

    private static Input rolled(Request request, Prompt prompt) throws RequestError {
        if (!request.has("seed"))
            throw request.expected("choice", "a 'choice', or for dice 'faces', 'order' or a 'seed'");
        return SplitMix64.dice(request.number("seed"))
                .answer(prompt)
                .getOrElseThrow(() -> request.wrong(
                        "seed", Sentence.of("the prompt does not ask for dice: {prompt}", prompt), "a 'choice'"));
    }

    JsonObject prompt(Searched state, Request request) throws RequestError {
        request.only("state");
        return JsonObject.of("prompt", state.shown().prompt(rules.prompt(state.state()), request.language()));
    }

    /** The view of a side as numbers. Without a side, of the side that the prompt is for. */
    JsonObject encoded(Searched searched, Request request) throws RequestError {
        request.only("state", "side", "board", "names");
        GameState state = searched.state();
        Prompt prompt = rules.prompt(state);
        Side side = request.has(Request.SIDE)
                ? request.side(Request.SIDE)
                : prompt.respondingSide().getOrElse(Side.A);
        return EncodingAnswer.answer(state.seenBy(side), prompt, request);
    }

    JsonObject digest(Searched state, Request request) throws RequestError {
        request.only("state");
        return JsonObject.of("digest", HexFormat.of().toHexDigits(state.state().digest()));
    }

    private JsonObject playOut(Searched begin, Request request) throws RequestError {
        request.only("state", "seed", "bot", "inputs");
        checkRoom(request);
        BotRegistry bots = InstalledBots.registry();
        String name = request.bot("random", bots);
        long seed = request.number("seed");
        int most = request.number("inputs", 1, Match.MOST_INPUTS, Match.MOST_INPUTS);
        Rules paced = new PacedRules(rules, request.work());
        Match match = Match.between(
                paced,
                begin.state(),
                bots.named(name, seed, Side.A, paced).get(),
                bots.named(name, seed, Side.B, paced).get(),
                SplitMix64.dice(seed));
        try {
            while (match.inputs() < most && match.step()) {}
        } finally {
            match.end();
        }
        JsonObject score = new JsonObject();
        for (Side side : Side.BOTH)
            score.put(side.toString(), match.state().position().side(side).score());
        Prompt prompt = rules.prompt(match.state());
        Language language = request.language();
        return derived(begin.with(match.state()), request)
                .with("inputs", match.inputs())
                .with("score", score)
                .with(
                        "prompt",
                        Option.when(
                                prompt instanceof Prompt.Finished,
                                () -> begin.shown().prompt(prompt, language)));
    }

    private synchronized JsonObject drop(Request request) throws RequestError {
        request.only("state");
        if (request.has("state")) {
            searched(request);
            forget(request.text("state"));
        } else for (String handle : own(request)) forget(handle);
        return JsonObject.of("states", own(request).size());
    }

    /** Drops the states that a token has created. */
    synchronized void dropOf(String token) {
        Vector<String> theirs = Vector.empty();
        for (Map.Entry<String, Held> one : states.entrySet())
            if (AccessTokens.same(one.getValue().token, token)) theirs = theirs.append(one.getKey());
        theirs.forEach(this::forget);
    }

    private Vector<String> own(Request request) throws RequestError {
        Vector<String> own = Vector.empty();
        for (Map.Entry<String, Held> one : states.entrySet())
            if (one.getValue().isOf(request)) own = own.append(one.getKey());
        return own;
    }
}
