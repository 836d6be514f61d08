package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program in any language that plays as a bot, such as {@code exec:python3 my_bot.py}. If it has ended, it is started
 * again.
 */
public final class ProgramBot implements AutoCloseable {
    /** The prefix of a command that replaces the name of a bot. */
    public static final String PREFIX = "exec:";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Duration END = Duration.ofSeconds(1);

    private final String command;
    private final Duration most;
    private final Rules rules;
    private Option<ProgramProcess> running = Option.none();
    private int lines;

    /**
     * A program that has not started. The name is {@link #PREFIX} and the command; its words are separated by spaces or
     * quoted.
     */
    public ProgramBot(String name, Duration most, Rules rules) {
        this.command = name.substring(PREFIX.length());
        this.most = most;
        this.rules = rules;
    }

    /** Its name: {@link #PREFIX} and the command. */
    public String named() {
        return PREFIX + command;
    }

    /** Starts the program unless it runs. Returns the fault if it cannot be started. */
    public Option<Fault> begin() {
        if (running.isDefined()) return Option.none();
        Vector<String> words = Vector.empty();
        for (Matcher word = WORD.matcher(command); word.find(); )
            words = words.append(word.group(1) == null ? word.group(2) : word.group(1));
        try {
            running = Option.some(ProgramProcess.of(words));
            lines = 0;
            return Option.none();
        } catch (IOException e) {
            return Option.some(Fault.of(
                    Sentence.of("'{command}' cannot be run: {message}", command, String.valueOf(e.getMessage())),
                    "a program on the path, or the file of one, such as '" + PREFIX + "python3 my_bot.py'"));
        }
    }

    /** Whether a bot's name is a command after {@link #PREFIX}. */
    public static boolean isCommand(String name) {
        return name.startsWith(PREFIX) && !name.substring(PREFIX.length()).isBlank();
    }

    /**
     * The program as the bot of a side, for one match. The bot throws a {@link Forfeit} if the program cannot continue.
     * The program runs until it is closed and may play more matches.
     */
    public Bot bot(Side side) {
        return new MatchedProgram(side);
    }

    /** Writes a line to a program that may have ended or may not read. */
    private void tellIfThere(JsonObject line) {
        if (running.isEmpty()) return;
        try {
            running.get().within(END.compareTo(most) < 0 ? END : most, () -> {
                tell(line);
                return true;
            });
        } catch (Gone | TimeoutException no) {
            // The match is over; the program need not know.
        }
    }

    /** Writes a line that needs no answer. Call it only within the time limit. */
    private void tell(JsonObject line) {
        try {
            running.get().write(line.line());
        } catch (IOException e) {
            throw gone();
        }
    }

    /** The next line of the program. Call it only within the time limit. */
    private String heard() {
        try {
            String line = running.get().read();
            if (line == null) throw gone();
            lines++;
            return line;
        } catch (IOException e) {
            throw gone();
        }
    }

    /** Limits the time of an answer, including all reading, writing and requests. */
    private <T> T inTime(Side side, Supplier<T> answering) {
        begin().forEach(no -> {
            throw new Forfeit(side, no.sentence());
        });
        try {
            return running.get().within(most, answering);
        } catch (TimeoutException e) {
            throw lost(side, Sentence.of("it has not chosen within {seconds} s", Sentence.decimal(seconds(most))));
        } catch (Gone no) {
            throw lost(side, no.reason);
        }
    }

    /** A time in seconds, without zeros at the end. */
    public static BigDecimal seconds(Duration time) {
        return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros();
    }

    private Forfeit lost(Side side, Sentence reason) {
        close();
        return new Forfeit(side, Sentence.of("'{command}': {reason}", command, reason));
    }

    /** The program cannot continue. Unchecked, because it passes through code that only reads and writes lines. */
    private static final class Gone extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** The reason, a sentence without a full stop. */
        private final transient Sentence reason;

        Gone(Sentence reason) {
            super(reason.toString());
            this.reason = reason;
        }
    }

    private Gone gone() {
        Option<Integer> code = running.get().exitCode();
        return new Gone(code.map(ended -> Sentence.of("it has ended with exit code {code}", ended))
                .getOrElse(Sentence.of("it has closed its output")));
    }

    /** Ends the program and all processes that it has started. */
    @Override
    public void close() {
        running.forEach(ProgramProcess::end);
        running = Option.none();
    }

    /** A program in one match. */
    private final class MatchedProgram implements Bot {
        private static final int TRIES = 3;

        private final Side side;
        private boolean started;
        private Option<GameAnswers> shown = Option.none();

        MatchedProgram(Side side) {
            this.side = side;
        }

        @Override
        public Choice choose(PlayerView view, Prompt.Decision decision) {
            return choose(view, decision, Budget.OPEN);
        }

        @Override
        public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
            GameAnswers json = shown.getOrElse(
                    () -> new GameAnswers(Json.of(view.position().game())));
            shown = Option.some(json);
            JsonObject asked = message("choose");
            asked.put("prompt", json.prompt(decision));
            asked.put("view", json.view(view));
            for (int most : budget.iterations()) asked.put("budget", JsonObject.of("iterations", most));
            for (Duration most : budget.time()) asked.put("budget", JsonObject.of("seconds", seconds(most)));
            return inTime(side, () -> {
                if (!started) start(view.position().game().setup());
                started = true;
                tell(asked);
                return chosen(asked, new Counsel(rules, view, decision, json), decision.options());
            });
        }

        private void start(Setup setup) {
            JsonObject message = message("start");
            message.put("protocol", Server.PROTOCOL);
            message.put("side", side.toString());
            GameAnswers.agreed(setup, message);
            tell(message);
        }

        private Choice chosen(JsonObject asked, Counsel counsel, Vector<Choice> options) {
            String last = "";
            for (int faults = 0; faults < TRIES; ) {
                JsonObject answer = new JsonObject();
                try {
                    Request request = Request.of(heard(), "{\"option\": 0}");
                    if (!request.has(Request.DO)) return option(request, options, counsel);
                    answer = answered(request, counsel);
                } catch (RequestError fault) {
                    last = String.valueOf(fault.getMessage());
                    faults++;
                    answer.putAll(asked);
                    fault.in(answer, lines);
                }
                if (faults < TRIES) tell(answer);
            }
            throw new Gone(Sentence.of("{tries} answers cannot be played, the last because of {fault}", TRIES, last));
        }

        private JsonObject answered(Request request, Counsel counsel) throws RequestError {
            JsonObject answer = new JsonObject();
            request.repeatId(answer);
            try {
                answer.putAll(counsel.handlers.answer(request));
            } catch (RequestError fault) {
                fault.in(answer, lines);
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
                        "option",
                        Sentence.of("the position of an option, 0 to {number}, or a 'choice'", options.size() - 1));
            Choice choice = request.choice("choice", counsel.shown.json());
            if (options.contains(choice)) return choice;
            throw request.wrong(
                    "choice", Sentence.of("'{choice}' is none of the options", choice), "one of the options");
        }

        private static JsonObject message(String what) {
            return JsonObject.of("tell", what);
        }

        @Override
        public void ended() {
            if (started) tellIfThere(message("end"));
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
                searches = new SearchStates(rules, limits.states(), new KeptMemory(limits.memory()), Server::rethrow);
                handlers.put("complete", request -> searches.completed(view, shown, request.only("seed")));
                handlers.put("prompt", request -> searches.in(request, searches::prompt));
                searches.answer(handlers);
                handlers.put(
                        "odds",
                        request -> new AttackOdds(state(request.only("state", "choice", "answer"))).answer(request));
                handlers.put(
                        "destinations",
                        request -> DestinationAnswer.answer(state(request.only("state", "model")), rules, request));
                handlers.put(
                        "why",
                        request -> RefusalAnswer.answer(
                                state(request.only("state", "choice", RefusalAnswer.AFTER)), rules, request));
                handlers.put(
                        "encode",
                        request -> request.has("state")
                                ? searches.in(request, searches::encoded)
                                : EncodingAnswer.answer(view, decision, request.only("board", "names")));
            }

            private Searched state(Request request) throws RequestError {
                return request.has("state")
                        ? searches.searched(request)
                        : new Searched(SearchStates.possible(view), shown);
            }
        }
    }
}
