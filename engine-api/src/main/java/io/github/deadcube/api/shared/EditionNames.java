package io.github.deadcube.api.shared;

/** The common names of the editions, as files, requests and options write them. */
public final class EditionNames {
    public static final String THIRD = "third";
    public static final String LIVING = "living";
    public static final String REVISED = "revised";

    private EditionNames() {}
}
