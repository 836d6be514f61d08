package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Orders, refusals, prompts and events that reveal face-down tokens. */
final class SecretFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            fault(
                    "tokens are offered in the order of what they are",
                    () -> AlteredRules.offering((state, d, options) -> d.purpose() == Purpose.PICK_UP
                            ? options.sortBy(
                                    choice -> choice instanceof Choice.PickUp p ? secret(state, p.token()) : "")
                            : options)),
            fault(
                    "tokens to look at are offered in the order of what they are",
                    () -> AlteredRules.offering((state, d, options) -> d.purpose() == Purpose.TOKEN
                            ? options.sortBy(
                                    choice -> choice instanceof Choice.PickToken p ? secret(state, p.token()) : "")
                            : options)),
            fault(
                    "a refused pick-up names the kind of the token",
                    () -> AlteredRules.judging((state, choice, why) -> choice instanceof Choice.PickUp p
                            ? why.map(no -> new Rejection(
                                    no.rule(), no.text() + ", " + secret(state, p.token()), no.expected()))
                            : why)),
            fault(
                    "a step into a cube with a hidden trap is refused",
                    () -> AlteredRules.judging((state, choice, why) -> choice instanceof Choice.Step step
                                    && why.isEmpty()
                                    && hidden(state, step.cube()).exists(RuleIds.I_BOOBY_TRAP::equals)
                            ? Option.some(new Rejection(RuleIds.ADV_1, "it is trapped", "another cube"))
                            : why)),
            fault(
                    "a movement prompt beside a hidden item that is no trap names another rule",
                    () -> AlteredRules.asking((state, prompt) -> prompt instanceof Prompt.Decision d
                                    && d.purpose() == Purpose.MOVEMENT
                                    && state.position()
                                            .tokens()
                                            .headOption()
                                            .exists(t -> !t.faceUp()
                                                    && secret(state, t.number()).compareTo("I-C") < 0)
                            ? new Prompt.Decision(d.side(), d.purpose(), RuleIds.ITEM_2, d.offers())
                            : prompt)),
            fault(
                    "a model that reaches a hidden token learns its kind",
                    () -> AlteredRules.leading((before, input, after) -> after.events()
                            .find(Event.Moved.class::isInstance)
                            .map(e -> ((Event.Moved) e).place())
                            .filter(place -> place.spot() == 3)
                            .map(place -> telling(after, hidden(after.state(), place.cube())))
                            .getOrElse(after))),
            fault(
                    "a token is face up when a model enters its cube",
                    () -> AlteredRules.altering(
                            GameConditions.hasEvent(Event.Moved.class),
                            state -> open(
                                    state,
                                    t -> state.position()
                                            .models()
                                            .exists(m -> m.inPlay() && m.cube().equals(t.cube()))))),
            fault(
                    "the first token is face up after a side has looked at another",
                    () -> AlteredRules.altering(
                            GameConditions.hasEvent(Event.TokenLookedAt.class),
                            state -> open(state, t -> t.number() == 1))),
            fault(
                    "a token look of one side is reported to both",
                    () -> AlteredRules.leading((before, input, after) -> telling(
                            after,
                            after.events()
                                    .flatMap(e -> e instanceof Event.TokenLookedAt l ? l.item() : Option.none())
                                    .toVector()))),
            fault(
                    "the command dice of a side that has looked name the next token",
                    () -> AlteredRules.leading((before, input, after) -> GameConditions.hasEvent(
                                                    Event.CommandRolled.class)
                                            .test(after)
                                    && !after.state().position().a().looked().isEmpty()
                            ? telling(
                                    after,
                                    after.state()
                                            .position()
                                            .tokens()
                                            .filter(t -> !t.faceUp())
                                            .map(Token::number)
                                            .take(1)
                                            .map(n -> RuleId.of(secret(after.state(), n))))
                            : after)),
            fault(
                    "a hidden token scores for A in the end phase, by what it is",
                    () -> AlteredRules.leading((before, input, after) ->
                            GameConditions.hasEvent(Event.RoundBegan.class).test(after)
                                            && after.state().position().round() > 1
                                            && after.state()
                                                    .position()
                                                    .tokens()
                                                    .exists(t -> !t.faceUp()
                                                            && secret(after.state(), t.number())
                                                                    .contains("AMMO"))
                                    ? scoring(after)
                                    : after)),
            fault(
                    "the event of a death names the hidden token in its cube",
                    () -> AlteredRules.leading((before, input, after) -> after.events()
                            .flatMap(e -> e instanceof Event.Killed k
                                    ? before.position().model(k.model())
                                    : Option.none())
                            .headOption()
                            .map(m -> telling(after, hidden(before, m.cube())))
                            .getOrElse(after))));

    private SecretFaults() {}

    private static PlantedFault fault(String name, Supplier<Rules> rules) {
        return PlantedFault.ofRules(name, Promise.HIDDEN_STAYS_HIDDEN, rules);
    }

    private static String secret(GameState state, int token) {
        return state.item(token).map(RuleId::id).getOrElse("");
    }

    private static Vector<RuleId> hidden(GameState state, Cube cube) {
        return state.position()
                .tokens()
                .filter(t -> !t.faceUp() && t.cube().equals(cube))
                .flatMap(t -> state.item(t.number()));
    }

    private static GameState open(GameState state, Predicate<Token> which) {
        ItemTokens items = FullPosition.of(state.position()).items();
        Vector<Token> lying =
                items.lying().map(t -> which.test(t) ? new Token(t.number(), t.cube(), state.item(t.number())) : t);
        return ChangedRecords.position(state, "items", items.lying(lying));
    }

    private static Transition telling(Transition after, Vector<RuleId> items) {
        List<Event> more = List.ofAll(items).map(item -> new Event.Effect(item, "", 1));
        return new Transition(after.state(), after.events().appendAll(more));
    }

    private static Transition scoring(Transition after) {
        GameState state = after.state();
        int score = state.position().a().score() + 1;
        return new Transition(
                ChangedRecords.position(
                        state, "a", ChangedRecords.with(state.position().a(), "score", score)),
                after.events().append(new Event.Scored(Side.A, 1, RuleIds.VIC_5)));
    }
}
