package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.SearchTree.Node;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayDeque;

/**
 * A bot that searches a tree of the coming activations (Monte Carlo tree search with a prior, over sampled dice and sampled hidden
 * tokens). An edge of the tree is a plan: an action, or a movement to a cube. It judges leaves by {@link Evaluation#chance}, and leaves
 * small decisions to {@link SimpleBot}. With equal budgets of iterations it chooses the same. Use one bot for each match.
 */
final class SearchBot implements Bot {
    /** The iterations of a decision if the budget is open. */
    public static final int ITERATIONS = 300;

    private final Rules rules;
    private final Side side;
    private final SplitMix64 chance;
    private final Bot simple;
    private final ArrayDeque<Choice> plan = new ArrayDeque<>();
    private Option<SearchTree> tree = Option.none();

    private SearchBot(Rules rules, Side side, SplitMix64 chance, Bot simple) {
        this.rules = rules;
        this.side = side;
        this.chance = chance;
        this.simple = simple;
    }

    /** Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's bot. */
    static SearchBot of(long seed, Side side, Rules rules) {
        return new SearchBot(
                rules, side, SplitMix64.stream(seed, side == Side.A ? 3 : 4), SimpleBot.of(seed, side, rules));
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        return choose(view, decision, Budget.OPEN);
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
        Vector<Choice> options = decision.options();
        Choice planned = plan.poll();
        if (planned != null && options.contains(planned)) return planned;
        plan.clear();
        if (options.size() == 1) return options.head();
        Choice liked = simple.choose(view, decision);
        if (!isSearched(decision.purpose())) return liked;
        plan.addAll(searched(view, decision, liked, budget.begin(ITERATIONS)).asJava());
        return plan.remove();
    }

    static boolean isSearched(Purpose purpose) {
        return purpose == Purpose.TURN || purpose == Purpose.ACTIVATION || purpose == Purpose.MOVEMENT;
    }

    private Vector<Choice> searched(PlayerView view, Prompt.Decision decision, Choice liked, Budget.Meter meter) {
        int hidden = view.toShuffle().things();
        GameState first = view.completed(chance.order(hidden));
        SearchTree search = tree(Adviser.setup(first.position()));
        Node root = search.root(first, decision, liked);
        if (root.plans().size() == 1) return root.plans().head();
        while (meter.goesOn()) search.iterate(root, view.completed(chance.order(hidden)));
        return root.mostVisited();
    }

    private SearchTree tree(Setup setup) {
        if (!tree.exists(known -> known.setup().equals(setup)))
            tree = Option.some(new SearchTree(rules, side, Adviser.of(rules, setup), chance));
        return tree.get();
    }

    @Override
    public Bot copy() {
        SearchBot copy = new SearchBot(rules, side, chance.copy(), simple.copy());
        copy.plan.addAll(plan);
        return copy;
    }
}
