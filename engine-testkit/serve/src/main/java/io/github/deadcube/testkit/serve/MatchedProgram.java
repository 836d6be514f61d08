package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.serve.SearchStates.Searched;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;

/** A program in one match. */
final class MatchedProgram implements Bot {
    private static final int TRIES = 3;

    private final ProgramBot program;
    private final Side side;
    private final Rules rules;
    private boolean started;
    private Option<GameAnswers> shown = Option.none();

    MatchedProgram(ProgramBot program, Side side, Rules rules) {
        this.program = program;
        this.side = side;
        this.rules = rules;
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        return choose(view, decision, Budget.OPEN);
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
        GameAnswers json =
                shown.getOrElse(() -> new GameAnswers(Json.of(view.position().game())));
        shown = Option.some(json);
        JsonObject asked = message("choose");
        asked.put("prompt", json.prompt(decision));
        asked.put("view", json.view(view));
        for (int most : budget.iterations()) asked.put("budget", JsonObject.of("iterations", most));
        for (Duration most : budget.time()) asked.put("budget", JsonObject.of("seconds", ProgramBot.seconds(most)));
        return program.inTime(side, () -> {
            if (!started) start(view.position().game().setup());
            started = true;
            program.tell(asked);
            return chosen(asked, new Counsel(rules, view, decision, json), decision.options());
        });
    }

    private void start(Setup setup) {
        JsonObject message = message("start");
        message.put("protocol", Server.PROTOCOL);
        message.put("side", side.toString());
        GameAnswers.agreed(setup, message);
        program.tell(message);
    }

    private Choice chosen(JsonObject asked, Counsel counsel, Vector<Choice> options) {
        String last = "";
        for (int faults = 0; faults < TRIES; ) {
            JsonObject answer = new JsonObject();
            try {
                Request request = Request.of(program.heard(), "{\"option\": 0}");
                if (!request.has(Request.DO)) return option(request, options, counsel);
                answer = answered(request, counsel);
            } catch (RequestError fault) {
                last = fault.getMessage();
                faults++;
                answer.putAll(asked);
                fault.in(answer, program.lines());
            }
            if (faults < TRIES) program.tell(answer);
        }
        throw new ProgramBot.Gone(TRIES + " answers cannot be played, the last because of " + last);
    }

    private JsonObject answered(Request request, Counsel counsel) throws RequestError {
        JsonObject answer = new JsonObject();
        request.repeatId(answer);
        try {
            answer.putAll(counsel.answer(request));
        } catch (RequestError fault) {
            fault.in(answer, program.lines());
        }
        return answer;
    }

    private static Choice option(Request request, Vector<Choice> options, Counsel counsel) throws RequestError {
        request.only("option", "choice");
        if (request.has("option"))
            return options.get(request.without(Vector.of("choice"), "'option' already names the choice")
                    .number("option", 0, options.size() - 1));
        if (!request.has("choice"))
            throw request.expected(
                    "option", "the position of an option, 0 to " + (options.size() - 1) + ", or a 'choice'");
        Choice choice = counsel.choice(request);
        if (options.contains(choice)) return choice;
        throw request.wrong("choice", "'" + choice + "' is none of the options", "one of the options");
    }

    private static JsonObject message(String what) {
        return JsonObject.of("tell", what);
    }

    @Override
    public void ended() {
        if (started) program.tellIfThere(message("end"));
        started = false;
        shown = Option.none();
    }

    /** The requests that a program may send before it chooses. The answers contain only what its side may see. */
    private static final class Counsel {
        private final GameAnswers shown;
        private final PlayerView view;
        private final SearchStates searches;
        private final Handlers handlers = new Handlers();

        Counsel(Rules rules, PlayerView view, Prompt.Decision decision, GameAnswers shown) {
            this.view = view;
            this.shown = shown;
            ServerLimits limits = ServerLimits.DEFAULT;
            // a bug in a search ends the match, as every other bug does
            searches = new SearchStates(
                    rules, limits.states(), new KeptMemory(limits.memory()), Server::rethrow, undo -> {});
            handlers.put("complete", request -> searches.completed(view, shown, request.only("seed")));
            handlers.put("prompt", request -> searches.in(request, searches::prompt));
            handlers.put("apply", request -> searches.in(request, searches::apply));
            handlers.put("playout", request -> searches.in(request, searches::playOut));
            handlers.put("digest", request -> searches.in(request, searches::digest));
            handlers.put("drop", searches::drop);
            handlers.put(
                    "odds", request -> new AttackOdds(state(request.only("state", "choice", "answer"))).of(request));
            handlers.put(
                    "destinations",
                    request -> DestinationAnswer.of(rules, state(request.only("state", "model")), request));
            handlers.put(
                    "why", request -> state(request.only("state", "choice")).why(rules, request));
            handlers.put(
                    "encode",
                    request -> request.has("state")
                            ? searches.in(request, searches::encoded)
                            : EncodingAnswer.of(view, decision, request.only("board", "names")));
        }

        JsonObject answer(Request request) throws RequestError {
            return handlers.answer(request);
        }

        private Searched state(Request request) throws RequestError {
            return request.has("state") ? searches.of(request) : new Searched(SearchStates.possible(view), shown);
        }

        Choice choice(Request request) throws RequestError {
            return request.choice("choice", shown.json());
        }
    }
}
