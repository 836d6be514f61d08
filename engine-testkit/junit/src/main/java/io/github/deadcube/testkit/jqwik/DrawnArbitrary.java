package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * An arbitrary from a function of random numbers, a shrinker and edge cases. jqwik supplies the seed of the numbers.
 * The value with the shorter text is simpler; of two texts of one length, the one with the lower letters and digits,
 * such as {@code a1} and {@code 1}.
 */
record DrawnArbitrary<T>(
        Function<SplitMix64, T> draw, Simpler<T> simpler, Function<T, String> text, Supplier<Vector<T>> edges)
        implements Arbitrary<T> {
    private static final int EVENLY = 1000;

    @Override
    public RandomGenerator<T> generator(int genSize) {
        RandomGenerator<Long> seeds = Arbitraries.longs()
                .withDistribution(RandomDistribution.uniform())
                .generator(EVENLY);
        return random -> new Step<>(draw.apply(new SplitMix64(seeds.next(random).value())), this);
    }

    @Override
    public EdgeCases<T> edgeCases(int maxEdgeCases) {
        List<Supplier<Shrinkable<T>>> suppliers = edges.get()
                .take(maxEdgeCases)
                .<Supplier<Shrinkable<T>>>map(value -> () -> new Step<>(value, this))
                .asJava();
        return EdgeCases.fromSuppliers(suppliers);
    }

    private record Step<T>(T value, DrawnArbitrary<T> of) implements Shrinkable<T> {
        @Override
        public Stream<Shrinkable<T>> shrink() {
            ShrinkingDistance distance = distance();
            return of.simpler
                    .than(value)
                    .<Shrinkable<T>>map(simpler -> new Step<>(simpler, of))
                    .filter(step -> step.distance().compareTo(distance) < 0);
        }

        @Override
        public ShrinkingDistance distance() {
            String text = of.text.apply(value);
            return ShrinkingDistance.of(text.length(), text.chars().sum());
        }
    }

    /**
     * Returns candidates that may replace a value, best first, as a lazy stream. The caller removes candidates that are
     * not simpler.
     */
    @FunctionalInterface
    interface Simpler<T> {
        Stream<T> than(T value);

        /**
         * Returns no elements; then without each half; without each quarter, and so on down to each single element.
         * Last parts are removed first.
         */
        static <E> Stream<Vector<E>> fewer(Vector<E> things) {
            int all = things.size();
            return IntStream.iterate(all, size -> size > 0, size -> size / 2)
                    .boxed()
                    .flatMap(size -> IntStream.iterate(all - size, from -> from > -size, from -> from - size)
                            .mapToObj(from -> things.take(Math.max(from, 0)).appendAll(things.drop(from + size))));
        }
    }
}
