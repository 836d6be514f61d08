package io.github.deadcube.core.item;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.Vector;
import java.util.Objects;
import java.util.function.Consumer;

/** ITEM-1 to ITEM-4, ADV-17: a model may pick up one item in the cube into which it has moved. */
@SavedName("foundItem")
@DescribesFrame(rule = "ITEM-2", asks = Purpose.PICK_UP, words = "{model} may pick something up")
record FoundItem(ModelId model, Cube cube) implements ItemRules.ChapterFrame, Frame.OfOneModel {
    private static final Rejection NOT_THERE =
            new Rejection(RuleIds.ITEM_2, "there is no such item in the model's cube", "an item in its cube, or none");

    private boolean isObsolete(Now now) {
        Model m = now.model(model);
        return !m.inPlay()
                || m.pinned()
                || now.view().activationOver(model)
                || !m.cube().equals(cube)
                || now.neighbours().isBesideEnemies(model);
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) return;
        if (!found(now).isEmpty()) now.ask(this);
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.PickUp;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        each.accept(new Choice.Decline(RuleIds.ITEM_2, model));
        for (Token token : found(now)) each.accept(new Choice.PickUp(model, token.number()));
    }

    /** R25-K-BEAST: a model that cannot carry items only reveals them. */
    private Vector<Token> found(Now now) {
        return ItemRules.reveals(now, model)
                ? now.view().tokens(cube).reject(Token::faceUp)
                : now.view().tokens(cube);
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return choice instanceof Choice.PickUp ? NOT_THERE : Refusals.KIND;
    }

    /** ITEM-3: the token is turned face up. An item that cannot be kept is discarded. */
    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.PickUp up)) return;
        Token token =
                now.view().tokens(cube).find(t -> t.number() == up.token()).get();
        RuleId found = now.lasting().reveal(token);
        ItemRule item = Objects.requireNonNull(now.game().item(found));
        now.lasting().removeToken(token, item.rule());
        boolean[] kept = {false};
        now.act(item, (taken, effects) -> kept[0] = taken.pickedUp(effects, model, !token.faceUp()));
        if (kept[0]) {
            Carried carried = new Carried(found, token.number());
            if (ItemRules.reveals(now, model)) now.lasting().placeItem(model, carried, cube, RuleIds.ITEM_4);
            else now.then(new Handle(model, carried));
        }
        // ADV-17: what stops it is resolved once it has its spot; what can be neither thrown nor pinned goes on
        if (!now.view().delayed().isEmpty()
                && !(now.view().hasTrait(model, Trait.NEVER_MOVED) && now.view().hasTrait(model, Trait.NEVER_PINNED)))
            now.then(MotionRules.halt(model, RuleIds.ADV_17));
        now.then(TimingRules.settle());
        now.then(TimingRules.attackOver());
    }

    /**
     * ITEM-1, ITEM-4: what a model does with its find. An item that is neither kept nor dropped is gone with its token.
     */
    @DescribesFrame(rule = "ITEM-4", asks = Purpose.ITEM, words = "{model} has picked up {found.item}")
    @SavedName("handle")
    record Handle(ModelId model, Carried found) implements ItemRules.ChapterFrame, Frame.OfOneModel {
        private static final Rejection NOTHING_TO_EXCHANGE = new Rejection(
                RuleIds.ITEM_4, "the model carries nothing to exchange", "keep, drop or destroy what it found");
        private static final Rejection ONE_ITEM = new Rejection(
                RuleIds.ITEM_1, "the model carries an item, and may carry no more", "exchange, drop or destroy");

        @Override
        public void requires(Requirements state) {
            state.that(
                    state.position().revealed().contains(new TokenItem(found.token(), found.item()))
                            && !state.position().tokens().exists(t -> t.number() == found.token())
                            && !state.position().models().exists(m -> m.item().exists(found::equals))
                            && !state.below().exists(frame -> frame.token() == found.token()),
                    Sentence.of("token {token} was not picked up as {item}", found.token(), found.item()),
                    "a revealed token that is in no other place");
            state.that(
                    state.position().model(model).exists(Model::inPlay),
                    Sentence.of("{model} has picked up an item, but is not on the battlefield", model),
                    "a model in play");
        }

        @Override
        public int token() {
            return found.token();
        }

        @Override
        public boolean asksFor(Choice choice) {
            return choice instanceof Choice.Keep;
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            if (now.model(model).item().isEmpty()) {
                each.accept(new Choice.Keep(model));
            } else {
                each.accept(new Choice.Exchange(model, true));
                each.accept(new Choice.Exchange(model, false));
            }
            each.accept(new Choice.Drop(model));
            each.accept(new Choice.Destroy(model));
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            if (choice instanceof Choice.Keep) return ONE_ITEM;
            return choice instanceof Choice.Exchange e && e.model().equals(model) ? NOTHING_TO_EXCHANGE : Refusals.KIND;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            if (choice instanceof Choice.Drop) {
                now.lasting().placeItem(model, found, now.model(model).cube(), RuleIds.ITEM_4);
            } else if (!(choice instanceof Choice.Destroy)) {
                if (choice instanceof Choice.Exchange exchange) now.lasting().giveUp(model, exchange.dropping());
                now.lasting().carry(model, found);
            }
        }
    }
}
